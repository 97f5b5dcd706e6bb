package org.grundy.render.file;

import java.io.IOException;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.heap.value.NimValues;

/// A nim-sequence as comma-separated values: a header, then a record for each heap.
final class SequenceCsv {
    private SequenceCsv() {}

    /// Writes the records.
    static void write(SequenceReport report, RecordWriter out) throws IOException {
        out.field("n").field("grundy").end();
        NimValues values = report.values();
        for (int n = report.from(); n < report.count(); n++) {
            out.field(n).field(values.get(n)).end();
        }
    }
}
