package org.grundy.web.api;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.lang.TextSlice;
import org.grundy.lang.nim.NimCalculator;
import org.grundy.render.json.NimRecord;
import org.grundy.web.http.Work;
import org.grundy.web.question.Needed;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

/// Nim arithmetic, of numbers so small that nobody has to stop it.
record NimberQuestion(
        @Needed @Nullable String expression, @Nullable String language) implements Question {

    private static final int LONGEST = 200;
    private static final int DIGITS = 20;
    private static final Pattern LARGE = Pattern.compile("\\d{" + (DIGITS + 1) + ",}|\\d[eE]\\d+");

    NimRecord answer(Work work) {
        String asked = Asked.needed("expression", expression);
        check(asked);
        return NimRecord.of(NimCalculator.answer(asked));
    }

    private static void check(String asked) {
        if (asked.length() > LONGEST) {
            throw TextSlice.trimmed(asked, LONGEST, asked.length())
                    .error("an expression has at most %s characters here", "这里的表达式至多 %s 个字符", LONGEST);
        }
        Matcher large = LARGE.matcher(asked);
        if (large.find()) {
            throw TextSlice.trimmed(asked, large.start(), large.end())
                    .error(
                            "a number is written with at most %s digits here; grundy nimber takes larger ones",
                            "这里的数至多 %s 位；更大的数可用 grundy nimber 计算", DIGITS);
        }
    }
}
