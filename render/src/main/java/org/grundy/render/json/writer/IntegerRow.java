package org.grundy.render.json.writer;

import java.io.IOException;

/// Integers in a row as JSON has them, separated by ", ", in one text for many of them: a table has a million.
final class IntegerRow {
    private static final String SEPARATOR = ", ";
    private static final int TEN = 10;

    /// The longest integer is -2147483648.
    private static final int LONGEST = 11 + SEPARATOR.length();

    private final char[] units;
    private int begin;

    private IntegerRow(int numbers) {
        this.units = new char[LONGEST * numbers];
        this.begin = units.length;
    }

    /// Appends the numbers from one place to another, which is left out. A text is given its characters at once, which
    /// the page copies as an array and not one by one.
    static void append(Appendable out, int[] numbers, int from, int to) throws IOException {
        IntegerRow row = new IntegerRow(to - from);
        for (int place = to - 1; place >= from; place--) {
            row.prependNumber(numbers[place]);
            if (place > from) {
                row.prepend(' ');
                row.prepend(',');
            }
        }
        int length = row.units.length - row.begin;
        if (out instanceof StringBuilder text) {
            text.append(row.units, row.begin, length);
        } else {
            out.append(new String(row.units, row.begin, length));
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
