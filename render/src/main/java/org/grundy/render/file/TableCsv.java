package org.grundy.render.file;

import java.io.IOException;
import java.math.BigInteger;
import org.grundy.analysis.table.Table;
import org.grundy.render.text.TableCaption;

/// A table as comma-separated values: a header, then a record for each cell with its coordinates. What is
/// not known is left empty; what has no Grundy value is ∞.
final class TableCsv {
    private TableCsv() {}

    /// Writes the records.
    static void write(Table table, RecordWriter out) throws IOException {
        out.field(table.x().name());
        if (table.y().isPresent()) {
            out.field(table.y().get().name());
        }
        out.field(TableCaption.column(table)).end();
        int width = table.x().count();
        for (int i = 0; i < table.size(); i++) {
            coordinate(table.x().from(), i % width, out);
            if (table.y().isPresent()) {
                coordinate(table.y().get().from(), i / width, out);
            }
            int number = table.number(i);
            if (number >= 0) {
                out.field(number);
            } else {
                out.field(table.value(i).map(BigInteger::toString).orElse(table.isInfinite(i) ? "∞" : ""));
            }
            out.end();
        }
    }

    private static void coordinate(BigInteger from, int place, RecordWriter out) throws IOException {
        if (from.bitLength() < Long.SIZE - 2) {
            out.field(from.longValue() + place);
        } else {
            out.field(from.add(BigInteger.valueOf(place)).toString());
        }
    }
}
