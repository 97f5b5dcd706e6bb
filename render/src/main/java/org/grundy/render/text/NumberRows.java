package org.grundy.render.text;

import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Paint;

/// Rows of aligned numbers below a line of column names, each row with its name.
///
/// @param corner what stands above the names of the rows
/// @param columns how many there are
/// @param count how many numbers there are, at least 1
/// @param rowName by row
/// @param columnName by column
/// @param cell a number by its place
/// @param marked whether a number stands out
record NumberRows(
        String corner,
        int columns,
        int count,
        IntFunction<String> rowName,
        IntFunction<String> columnName,
        IntFunction<String> cell,
        IntPredicate marked) {
    private static final int NARROW = 3;

    /// How many numbers of a line stand in a row, for numbers of at most so many characters.
    static int lineLength(int count, int widest) {
        return Math.min(count, widest <= NARROW ? 20 : 10);
    }

    /// The lines, ended by line breaks.
    String text(Paint paint) {
        int rows = Math.ceilDiv(count, columns);
        int names = Math.max(
                corner.length(),
                Math.max(rowName.apply(0).length(), rowName.apply(rows - 1).length()));
        int width = Math.max(widest(count, cell), widest(columns, columnName));
        StringBuilder text = new StringBuilder();
        StringBuilder head = new StringBuilder(DisplayWidth.right(corner, names)).append(" │");
        for (int i = 0; i < columns; i++) {
            head.append(' ').append(DisplayWidth.right(columnName.apply(i), width));
        }
        text.append(paint.faint(head.toString())).append('\n');
        text.append(paint.faint("─".repeat(names + 1) + "┼" + "─".repeat(columns * (width + 1))))
                .append('\n');
        for (int row = 0; row < rows; row++) {
            text.append(paint.faint(DisplayWidth.right(rowName.apply(row), names) + " │"));
            for (int i = row * columns; i < Math.min(count, (row + 1) * columns); i++) {
                String padded = DisplayWidth.right(cell.apply(i), width);
                text.append(' ').append(marked.test(i) ? paint.bad(padded) : padded);
            }
            text.append('\n');
        }
        return text.toString();
    }

    /// The width of the widest of some texts.
    static int widest(int count, IntFunction<String> texts) {
        return IntStream.range(0, count).map(i -> texts.apply(i).length()).max().orElse(1);
    }
}
