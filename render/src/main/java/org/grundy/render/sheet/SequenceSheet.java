package org.grundy.render.sheet;

import java.io.IOException;
import java.io.OutputStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.render.Language;
import org.grundy.render.sheet.SheetWriter.Cell;

/// The values of a nim-sequence as a sheet, in rows of ten. Lost heaps stand out.
public final class SequenceSheet {
    private static final int ROW = 10;

    private SequenceSheet() {}

    /// Writes the sheet.
    ///
    /// @throws IOException if the stream does
    public static void write(SequenceReport report, SheetFormat format, Language language, OutputStream out)
            throws IOException {
        SheetWriter sheet = new SheetWriter(format, out);
        sheet.begin(
                report.title(),
                "G(n), n = " + report.from() + "…" + (report.count() - 1),
                language.code(),
                Stream.concat(Stream.of("n"), IntStream.range(0, ROW).mapToObj(i -> "+" + i))
                        .toList());
        for (int first = report.from(); first < report.count(); first += ROW) {
            sheet.row(
                    Integer.toString(first),
                    IntStream.range(first, first + ROW)
                            .mapToObj(n ->
                                    n < report.count() ? cell(report.values().get(n)) : new Cell("", false))
                            .toList());
        }
        sheet.end();
    }

    private static Cell cell(int value) {
        return new Cell(Integer.toString(value), value == 0);
    }
}
