package org.grundy.render.file;

import java.io.IOException;
import java.math.BigInteger;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Table;
import org.grundy.render.text.TableMessages;

/// A table as comma-separated values: a header, then a record for each cell with its coordinates. What is
/// not known is left empty; what has no Grundy value is ∞.
public final class TableCsv {
    private TableCsv() {}

    /// Writes the records, lines ended by `\n`.
    ///
    /// @throws IOException if the writer does
    public static void write(Table table, Appendable out) throws IOException {
        String column = TableMessages.column(table);
        out.append(table.y().isPresent() ? "x,y," : "n,").append(column).append('\n');
        int width = table.x().count();
        for (int i = 0; i < table.size(); i++) {
            out.append(table.x().at(i % width).toString()).append(',');
            if (table.y().isPresent()) {
                Axis y = table.y().get();
                out.append(y.at(i / width).toString()).append(',');
            }
            out.append(table.value(i).map(BigInteger::toString).orElse(table.isInfinite(i) ? "∞" : ""))
                    .append('\n');
        }
    }
}
