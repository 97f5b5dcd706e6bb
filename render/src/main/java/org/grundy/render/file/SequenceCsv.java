package org.grundy.render.file;

import java.io.IOException;
import org.grundy.heap.sequence.SequenceReport;

/// A nim-sequence as comma-separated values: a header, then a record for each heap.
public final class SequenceCsv {
    private SequenceCsv() {}

    /// Writes the records, lines ended by `\n`.
    ///
    /// @throws IOException if the writer does
    public static void write(SequenceReport report, Appendable out) throws IOException {
        out.append("n,grundy\n");
        for (int n = report.from(); n < report.count(); n++) {
            out.append(Integer.toString(n))
                    .append(',')
                    .append(Integer.toString(report.values().get(n)))
                    .append('\n');
        }
    }
}
