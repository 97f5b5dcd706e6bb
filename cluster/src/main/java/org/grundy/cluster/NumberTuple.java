package org.grundy.cluster;

import java.util.ArrayList;
import java.util.List;
import org.grundy.lang.OptionText;
import org.grundy.lang.TextSlice;

/// Numbers for the axes of a table, separated by commas.
final class NumberTuple {
    private static final int LARGEST_NUMBER = 1 << 28;

    private NumberTuple() {}

    /// @param option where they are written
    /// @param count how many there must be
    /// @throws org.grundy.text.InputError if they are others
    static List<Integer> of(String option, String written, int count, int least) {
        TextSlice whole = OptionText.slice(option, written);
        String[] parts = written.split("[,，]", -1);
        if (parts.length != count) {
            throw whole.error(
                    "%s has %s numbers, and a position has %s", "%s 有 %s 个数，而一个局面有 %s 个", option, parts.length, count);
        }
        List<Integer> numbers = new ArrayList<>();
        int start = whole.span().start();
        for (String part : parts) {
            TextSlice slice = TextSlice.trimmed(whole.source(), start, start + part.length());
            numbers.add(slice.number(option, least, LARGEST_NUMBER));
            start += part.length() + 1;
        }
        return numbers;
    }
}
