package org.grundy.render.table;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.grundy.analysis.Axis;
import org.grundy.analysis.Shown;
import org.grundy.analysis.Table;
import org.grundy.render.DisplayWidth;
import org.grundy.render.Language;
import org.grundy.render.Paint;

/// A table as aligned text. A line of numbers is broken into rows of ten or twenty; in a rectangle x runs to the right
/// and y downwards. P positions are marked by colour where there is colour.
public final class TableText {
    private static final int NARROW = 3;
    private static final String UNKNOWN = "·";

    private final Table table;
    private final TableWords words;
    private final Paint paint;
    private final StringBuilder text = new StringBuilder();

    private TableText(Table table, Language language, Paint paint) {
        this.table = table;
        this.words = new TableWords(table, language);
        this.paint = paint;
    }

    /// The lines of a table, a title first.
    public static String of(Table table, Language language, Paint paint) {
        return new TableText(table, language, paint).all();
    }

    private String all() {
        text.append(paint.strong(words.title())).append('\n');
        text.append(paint.faint(words.subtitle())).append('\n');
        if (table.shown() == Shown.OUTCOME) {
            text.append(paint.faint("0 = " + words.lost() + ", 1 = " + words.won() + draws()))
                    .append('\n');
        }
        text.append('\n');
        Optional<Axis> y = table.y();
        if (y.isPresent()) {
            rectangle(y.get());
        } else {
            line();
        }
        return text.toString();
    }

    private String draws() {
        boolean any =
                IntStream.range(0, table.size()).anyMatch(i -> table.value(i).equals(Optional.of(BigInteger.TWO)));
        return any ? ", 2 = " + words.drawn() : "";
    }

    private void rectangle(Axis y) {
        int columns = table.x().count();
        rows(
                "y\\x",
                columns,
                y.count(),
                row -> y.at(row).toString(),
                column -> table.x().at(column).toString());
    }

    private void line() {
        int widest = widest(0, table.size());
        int columns = Math.min(table.size(), widest <= NARROW ? 20 : 10);
        int rows = Math.ceilDiv(table.size(), columns);
        String sign = table.x().from().signum() == 0 ? "" : "+";
        rows("n", columns, rows, row -> table.x().at(row * columns).toString(), column -> sign + column);
    }

    private void rows(
            String corner, int columns, int rows, IntFunction<String> rowName, IntFunction<String> columnName) {
        int names = Math.max(
                corner.length(),
                Math.max(rowName.apply(0).length(), rowName.apply(rows - 1).length()));
        int width = Math.max(
                widest(0, table.size()),
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
        for (int row = 0; row < rows; row++) {
            text.append(paint.faint(DisplayWidth.right(rowName.apply(row), names) + " │"));
            for (int i = row * columns; i < Math.min(table.size(), (row + 1) * columns); i++) {
                text.append(' ').append(cell(i, width));
            }
            text.append('\n');
        }
    }

    private String cell(int i, int width) {
        Optional<BigInteger> value = table.value(i);
        String padded = DisplayWidth.right(value.map(BigInteger::toString).orElse(UNKNOWN), width);
        boolean lost = value.filter(known -> TableWords.lost(table, known)).isPresent();
        return lost ? paint.bad(padded) : padded;
    }

    private int widest(int from, int to) {
        return IntStream.range(from, to)
                .map(i -> table.value(i).map(value -> value.toString().length()).orElse(1))
                .max()
                .orElse(1);
    }
}
