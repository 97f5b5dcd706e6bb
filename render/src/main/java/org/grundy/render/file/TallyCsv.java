package org.grundy.render.file;

import java.io.IOException;
import org.grundy.heap.sequence.SequenceTally;

/// How often each value of a nim-sequence occurs, as comma-separated values: a header, then a record for each value.
final class TallyCsv {
    /// The name of the format and of its option.
    static final String NAME = "tally";

    private TallyCsv() {}

    /// Writes the records.
    static void write(SequenceTally tally, RecordWriter out) throws IOException {
        out.field("value").field("heaps").field("first").field("last").end();
        for (SequenceTally.Row row : tally.rows()) {
            out.field(row.value())
                    .field(row.heaps())
                    .field(row.first())
                    .field(row.last())
                    .end();
        }
    }
}
