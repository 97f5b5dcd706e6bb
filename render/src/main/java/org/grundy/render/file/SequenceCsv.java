package org.grundy.render.file;

import java.io.IOException;
import org.grundy.heap.sequence.SequenceReport;

/// A nim-sequence as comma-separated values: a header, then a record for each heap.
final class SequenceCsv {
    private SequenceCsv() {}

    /// Writes the records.
    static void write(SequenceReport report, RecordWriter out) throws IOException {
        out.field("n").field("grundy").end();
        BFile.write(report, out);
    }
}
