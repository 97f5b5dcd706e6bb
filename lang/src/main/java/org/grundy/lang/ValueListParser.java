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
                    "a list has " + FEWEST_VALUES + " to " + MOST_VALUES + " values, and this one has " + values.size(),
                    "列表应有 " + FEWEST_VALUES + " 到 " + MOST_VALUES + " 个值，而这个有 " + values.size() + " 个");
        }
        return values;
    }

    private static int value(TextSlice all, MatchResult word) {
        int start = all.span().start();
        TextSlice slice = new TextSlice(all.source(), new Span(start + word.start(), start + word.end()));
        var number = slice.number(VALUE, 0);
        if (number.bitLength() >= Integer.SIZE) {
            throw slice.error("a value is below 2^31, and " + number + " is not", "值应小于 2^31，而 " + number + " 不是");
        }
        return number.intValueExact();
    }
}
