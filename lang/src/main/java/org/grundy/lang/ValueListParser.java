package org.grundy.lang;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Reads a list of values such as `0,1,2,0,1,2`.
public final class ValueListParser {
    private static final int FEWEST_VALUES = 6;
    private static final int MOST_VALUES = 1_000_000;
    private static final Pattern WORD = Pattern.compile("[^,，;；\\s]+");
    private static final BilingualText VALUE = new BilingualText("a value", "值");

    private ValueListParser() {}

    /// The values of an option, each at least 0.
    ///
    /// @throws InputError if there are too few or too many, or one is no such number
    public static List<Integer> parse(String option, String text) {
        TextSlice all = OptionText.slice(option, text);
        List<Integer> values =
                WORD.matcher(text).results().map(word -> value(all, word)).toList();
        if (values.size() < FEWEST_VALUES || values.size() > MOST_VALUES) {
            throw new InputError(
                    "a list has %s to %s values, and this one has %s",
                    "列表应有 %s 到 %s 个值，而这个有 %s 个", FEWEST_VALUES, MOST_VALUES, values.size());
        }
        return values;
    }

    private static int value(TextSlice all, MatchResult word) {
        int start = all.span().start();
        TextSlice slice = new TextSlice(all.source(), new Span(start + word.start(), start + word.end()));
        var number = slice.number(VALUE, 0);
        if (number.bitLength() >= Integer.SIZE) {
            throw slice.error("a value is below 2^31, and %s is not", "值应小于 2^31，而 %s 不是", number);
        }
        return number.intValueExact();
    }
}
