package org.grundy.render.text;

import java.math.BigInteger;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.render.Language;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Run;

/// A table as aligned text. A line of numbers is broken into rows of ten or twenty; in a rectangle x runs
/// to the right and y downwards. P positions are marked by colour where there is colour.
public final class TableText {
    private static final String UNKNOWN = "·";
    private static final String INFINITE = TableCaption.INFINITE;

    private final Table table;
    private final TableCaption words;
    private final Paint paint;
    private final Run run;
    private final StringBuilder text;

    private TableText(Table table, Language language, Paint paint, Run run, StringBuilder text) {
        this.table = table;
        this.words = new TableCaption(table, language);
        this.paint = paint;
        this.run = run;
        this.text = text;
    }

    /// Writes the lines of a table, a title first. Called inside [Run#attempt]: where that ends the work, whole
    /// lines have been written.
    ///
    /// @param run charged for each row
    public static void write(Table table, Language language, Paint paint, Run run, StringBuilder text) {
        new TableText(table, language, paint, run, text).write();
    }

    private void write() {
        text.append(paint.strong(words.title())).append('\n');
        text.append(paint.faint(words.subtitle())).append('\n');
        if (table.quantity() == TableQuantity.OUTCOME) {
            note(words.outcomes(any(i -> table.number(i) == 2)));
        }
        if (any(table::isInfinite)) {
            note(INFINITE + " = " + words.infinite());
        }
        if (any(i -> table.number(i) < 0 && word(i).equals(UNKNOWN))) {
            note(UNKNOWN + " = " + words.unknown());
        }
        text.append('\n');
        table.y().ifPresentOrElse(this::rectangle, this::line);
    }

    private boolean any(IntPredicate cell) {
        return IntStream.range(0, table.size()).anyMatch(cell);
    }

    private void note(String sign) {
        text.append(paint.faint(sign)).append('\n');
    }

    private void rectangle(Axis y) {
        rows(
                y.name() + "\\" + table.x().name(),
                table.x().count(),
                row -> y.at(row).toString(),
                column -> table.x().at(column).toString());
    }

    private void line() {
        int columns = NumberRows.lineLength(table.size(), NumberRows.widest(table.size(), cells()));
        String sign = table.x().from().signum() == 0 ? "" : "+";
        rows(table.x().name(), columns, row -> table.x().at(row * columns).toString(), column -> sign + column);
    }

    private void rows(String corner, int columns, IntFunction<String> rowName, IntFunction<String> columnName) {
        new NumberRows(corner, columns, table.size(), rowName, columnName, cells()).write(paint, run, text);
    }

    private NumberRows.Cells cells() {
        return new NumberRows.Cells(table::number, this::word, place -> TableCaption.lost(table, place));
    }

    private String word(int place) {
        return table.value(place).map(BigInteger::toString).orElse(table.isInfinite(place) ? INFINITE : UNKNOWN);
    }
}
