package org.grundy.render.json.writer;

import java.io.IOException;

/// Integers in a row as JSON has them, separated by ", ", in one text for many of them: a table has a million.
final class IntegerRow {
    private static final int TEN = 10;

    /// The longest integer is -2147483648; a comma and a space stand before it.
    private static final int LONGEST = 13;

    private static final int AT_ONCE = 1024;

    private final char[] units;
    private int begin;

    private IntegerRow(int numbers) {
        this.units = new char[LONGEST * numbers];
        this.begin = units.length;
    }

    /// Appends numbers with a separator before each, which for the first is a space. A text is given the characters of
    /// many at once, which the page copies as an array and not one by one.
    static void append(Appendable out, int[] numbers) throws IOException {
        for (int from = 0; from < numbers.length; from += AT_ONCE) {
            int to = Math.min(from + AT_ONCE, numbers.length);
            IntegerRow row = new IntegerRow(to - from);
            for (int place = to - 1; place >= from; place--) {
                row.prependNumber(numbers[place]);
                row.prepend(' ');
                if (place > 0) {
                    row.prepend(',');
                }
            }
            row.writeTo(out);
        }
    }

    private void writeTo(Appendable out) throws IOException {
        int length = units.length - begin;
        if (out instanceof StringBuilder text) {
            text.append(units, begin, length);
        } else {
            out.append(new String(units, begin, length));
        }
    }

    /// Digits come from negative numbers, as the least has no opposite.
    private void prependNumber(int number) {
        int rest = Math.min(number, -number);
        do {
            prepend((char) ('0' - rest % TEN));
            rest /= TEN;
        } while (rest != 0);
        if (number < 0) {
            prepend('-');
        }
    }

    private void prepend(char unit) {
        units[--begin] = unit;
    }
}
