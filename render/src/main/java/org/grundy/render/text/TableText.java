package org.grundy.render.text;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.render.Language;
import org.grundy.render.terminal.Paint;

/// A table as aligned text. A line of numbers is broken into rows of ten or twenty; in a rectangle x runs
/// to the right and y downwards. P positions are marked by colour where there is colour.
public final class TableText {
    private static final String UNKNOWN = "·";
    private static final String INFINITE = TableMessages.INFINITE;

    private final Table table;
    private final TableMessages words;
    private final Paint paint;
    private final StringBuilder text = new StringBuilder();

    private TableText(Table table, Language language, Paint paint) {
        this.table = table;
        this.words = new TableMessages(table, language);
        this.paint = paint;
    }

    /// The lines of a table, a title first.
    public static String of(Table table, Language language, Paint paint) {
        return new TableText(table, language, paint).all();
    }

    private String all() {
        text.append(paint.strong(words.title())).append('\n');
        text.append(paint.faint(words.subtitle())).append('\n');
        if (table.quantity() == TableQuantity.OUTCOME) {
            text.append(paint.faint("0 = " + words.lost() + ", 1 = " + words.won() + draws()))
                    .append('\n');
        }
        if (IntStream.range(0, table.size()).anyMatch(table::isInfinite)) {
            text.append(paint.faint(INFINITE + " = " + words.infinite())).append('\n');
        }
        if (IntStream.range(0, table.size()).mapToObj(this::cell).anyMatch(UNKNOWN::equals)) {
            text.append(paint.faint(UNKNOWN + " = " + words.unknown())).append('\n');
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
        rows(
                "y\\x",
                table.x().count(),
                row -> y.at(row).toString(),
                column -> table.x().at(column).toString());
    }

    private void line() {
        int columns = NumberRows.lineLength(table.size(), NumberRows.widest(table.size(), this::cell));
        String sign = table.x().from().signum() == 0 ? "" : "+";
        rows("n", columns, row -> table.x().at(row * columns).toString(), column -> sign + column);
    }

    private void rows(String corner, int columns, IntFunction<String> rowName, IntFunction<String> columnName) {
        text.append(
                new NumberRows(corner, columns, table.size(), rowName, columnName, this::cell, this::lost).text(paint));
    }

    private String cell(int i) {
        return table.value(i).map(BigInteger::toString).orElse(table.isInfinite(i) ? INFINITE : UNKNOWN);
    }

    private boolean lost(int i) {
        return table.value(i).filter(known -> TableMessages.lost(table, known)).isPresent();
    }
}
