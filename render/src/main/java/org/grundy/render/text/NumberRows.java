package org.grundy.render.text;

import java.math.BigInteger;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Run;

/// Rows of aligned numbers below a line of column names, each row with its name.
///
/// Cost: two passes over the numbers, without an object for each.
///
/// @param corner what stands above the names of the rows
/// @param columns how many there are
/// @param count how many numbers there are, at least 1
/// @param rowName by row
/// @param columnName by column
/// @param cells the numbers
public record NumberRows(
        String corner,
        int columns,
        int count,
        IntFunction<String> rowName,
        IntFunction<String> columnName,
        Cells cells) {
    private static final int NARROW = 3;

    /// What stands in the rows, by place.
    ///
    /// @param number the number of a place; negative if there is a word in its stead
    /// @param word what stands at a place that has no number, or one of 2^31 or more
    /// @param marked whether a place stands out
    public record Cells(IntUnaryOperator number, IntFunction<String> word, IntPredicate marked) {
        private String text(int place) {
            int value = number.applyAsInt(place);
            return value >= 0 ? Integer.toString(value) : word.apply(place);
        }
    }

    /// The values of heaps, of which those that are 0 stand out.
    ///
    /// @param from the first heap
    /// @param values of each place
    static NumberRows ofHeaps(BigInteger from, int count, IntUnaryOperator values) {
        Cells cells = new Cells(values, place -> "", place -> values.applyAsInt(place) == 0);
        return ofHeaps(from, lineLength(count, widest(count, cells)), count, cells);
    }

    /// What is known of heaps.
    ///
    /// @param from the first heap
    public static NumberRows ofHeaps(BigInteger from, int columns, int count, Cells cells) {
        return new NumberRows(
                "n",
                columns,
                count,
                row -> from.add(BigInteger.valueOf((long) row * columns)).toString(),
                column -> "+" + column,
                cells);
    }

    /// The number of columns for numbers of at most that many characters.
    static int lineLength(int count, int widest) {
        return Math.min(count, widest <= NARROW ? 20 : 10);
    }

    /// Writes the lines, ended by line breaks. Called inside [Run#attempt]: where that ends the work, whole
    /// lines have been written.
    public void write(Paint paint, Run run, StringBuilder text) {
        int rows = Math.ceilDiv(count, columns);
        int names = Math.max(
                corner.length(),
                Math.max(rowName.apply(0).length(), rowName.apply(rows - 1).length()));
        int width = Math.max(
                widest(count, cells),
                IntStream.range(0, columns)
                        .map(i -> columnName.apply(i).length())
                        .max()
                        .orElse(1));
        StringBuilder head = new StringBuilder(DisplayWidth.right(corner, names)).append(" │");
        for (int i = 0; i < columns; i++) {
            head.append(' ').append(DisplayWidth.right(columnName.apply(i), width));
        }
        text.append(paint.faint(head.toString())).append('\n');
        text.append(paint.faint("─".repeat(names + 1) + "┼" + "─".repeat(columns * (width + 1))))
                .append('\n');
        String blanks = " ".repeat(width);
        for (int row = 0; row < rows; row++) {
            run.options(columns);
            text.append(paint.faint(DisplayWidth.right(rowName.apply(row), names) + " │"));
            for (int i = row * columns; i < Math.min(count, (row + 1) * columns); i++) {
                text.append(' ');
                writeCell(i, blanks, paint, text);
            }
            text.append('\n');
        }
    }

    private void writeCell(int place, String blanks, Paint paint, StringBuilder text) {
        if (paint != Paint.NONE && cells.marked.test(place)) {
            text.append(paint.bad(DisplayWidth.right(cells.text(place), blanks.length())));
            return;
        }
        int number = cells.number.applyAsInt(place);
        if (number >= 0) {
            text.append(blanks, 0, blanks.length() - digits(number)).append(number);
        } else {
            text.append(DisplayWidth.right(cells.word.apply(place), blanks.length()));
        }
    }

    /// The width of the widest of the first places.
    public static int widest(int count, Cells cells) {
        int largest = 0;
        int words = 1;
        for (int i = 0; i < count; i++) {
            int number = cells.number.applyAsInt(i);
            largest = Math.max(largest, number);
            if (number < 0) {
                words = Math.max(words, cells.word.apply(i).length());
            }
        }
        return Math.max(words, digits(largest));
    }

    private static int digits(int number) {
        int digits = 1;
        for (int rest = number; rest >= 10; rest /= 10) {
            digits++;
        }
        return digits;
    }
}
