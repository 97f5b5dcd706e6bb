package org.grundy.render.file;

import java.io.IOException;
import java.math.BigInteger;
import java.util.Optional;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Table;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.heap.value.NimValues;
import org.grundy.text.InputError;

/// A sequence as a b-file, the format in which the On-Line Encyclopedia of Integer Sequences keeps
/// terms: a line `n a(n)`
/// for each, n one more from line to line.
///
/// Source: the page "B-files" of the encyclopedia's wiki.
public final class BFile {
    /// The name of the format and of its option.
    public static final String NAME = "bfile";

    private BFile() {}

    /// Refuses a table that is neither a row nor a column.
    ///
    /// @throws InputError if both coordinates have more than one number
    public static void checkLine(Axis x, Optional<Axis> y) {
        if (x.count() > 1 && y.isPresent() && y.get().count() > 1) {
            throw new InputError(
                    "a b-file has one number in a line: choose a column of the table, as by --x 3..3, or a row, as by --y 0..0",
                    "b-file 每行只有一项：请选定表的一列，例如 --x 3..3，或一行，例如 --y 0..0");
        }
    }

    static void write(SequenceReport report, RecordWriter out) throws IOException {
        NimValues values = report.values();
        for (int n = report.from(); n < report.count(); n++) {
            out.field(n).field(values.get(n)).end();
        }
    }

    /// Writes the numbers of a row or a column up to the first one that is not known.
    ///
    /// @throws InputError if the table is a rectangle, or a position has no number
    static void write(Table table, RecordWriter out) throws IOException {
        checkLine(table.x(), table.y());
        Axis along = table.x().count() > 1 ? table.x() : table.y().orElse(table.x());
        for (int i = 0; i < table.size(); i++) {
            if (table.isInfinite(i)) {
                throw new InputError(
                        "a b-file has numbers alone, and the position with %s = %s has none",
                        "b-file 中只能有数，而 %s = %s 的局面没有值", along.name(), along.at(i));
            }
            Optional<BigInteger> value = table.value(i);
            if (value.isEmpty()) {
                return;
            }
            out.field(along.at(i).toString()).field(value.get().toString()).end();
        }
    }

    /// Writes misère values up to the first one that is not known exactly.
    static void write(MisereTerms terms, RecordWriter out) throws IOException {
        for (int i = 0; i < terms.count(); i++) {
            BigInteger heap = terms.heap(i);
            if (!terms.sequence().exact(heap)) {
                return;
            }
            out.field(heap.toString()).field(terms.sequence().value(heap)).end();
        }
    }
}
