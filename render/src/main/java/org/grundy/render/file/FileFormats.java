package org.grundy.render.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.analysis.table.Table;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.heap.sequence.SequenceTally;
import org.grundy.misere.QuotientReport;
import org.grundy.play.PositionDiagram;
import org.grundy.render.Language;
import org.grundy.render.picture.Picture;
import org.grundy.render.picture.QuotientPicture;
import org.grundy.render.picture.SequencePicture;
import org.grundy.render.picture.TablePicture;
import org.grundy.render.sheet.DiagramWriter;
import org.grundy.render.sheet.PageSheet;
import org.grundy.render.sheet.SequenceSheet;
import org.grundy.render.sheet.SheetFormat;
import org.grundy.render.sheet.TableSheet;
import org.grundy.render.terminal.Page;
import org.grundy.run.Run;

/// The formats of files, a row each: a new one is a writer and a row here.
public final class FileFormats {
    /// Data of a table.
    public static final List<FileFormat<Table>> TABLE_DATA =
            List.of(FileFormat.csv(TableCsv::write), FileFormat.bytes("npy", TableNpy::write));

    /// Data of a row or a column.
    public static final List<FileFormat<Table>> LINE_DATA = List.of(bFile(BFile::write));

    /// Sheets of a table.
    public static final List<FileFormat<Table>> TABLE_SHEETS = sheets(TableSheet::write);

    /// Sheets of an answer.
    public static final List<FileFormat<List<Page>>> ANSWER_SHEETS = sheets(PageSheet::write);

    /// Pictures of a table.
    public static final List<FileFormat<Table>> TABLE_PICTURES = pictures(TablePicture::of);

    /// How often each value of a nim-sequence occurs.
    public static final FileFormat<SequenceTally> TALLY = FileFormat.separated(TallyCsv.NAME, ',', TallyCsv::write);

    /// The same, of all values that a report covers.
    public static final FileFormat<SequenceReport> SEQUENCE_TALLY =
            TALLY.after((report, run) -> SequenceTally.of(report.values(), report.count(), run));

    /// Data of a nim-sequence.
    public static final List<FileFormat<SequenceReport>> SEQUENCE_DATA = List.of(
            FileFormat.csv(SequenceCsv::write), bFile(BFile::write), FileFormat.bytes("npy", SequenceNpy::write));

    /// Misère values.
    public static final FileFormat<MisereTerms> MISERE_TERMS = bFile(BFile::write);

    /// Sheets of a nim-sequence.
    public static final List<FileFormat<SequenceReport>> SEQUENCE_SHEETS = sheets(SequenceSheet::write);

    /// Pictures of a nim-sequence.
    public static final List<FileFormat<SequenceReport>> SEQUENCE_PICTURES = pictures(SequencePicture::of);

    /// Pictures of a misère quotient.
    public static final List<FileFormat<QuotientReport>> QUOTIENT_PICTURES = pictures(QuotientPicture::of);

    /// Graphs of games.
    public static final List<FileFormat<PositionDiagram>> GRAPHS =
            List.of(drawn("svg", DiagramWriter::writeSvg), drawn("dot", DiagramWriter::writeDot));

    private FileFormats() {}

    private static <R> FileFormat<R> bFile(FileFormat.Records<R> terms) {
        return FileFormat.separated(BFile.NAME, ' ', terms);
    }

    /// Writes a graph as text.
    @FunctionalInterface
    private interface GraphText {
        void write(DiagramWriter graph, Appendable out) throws IOException;
    }

    private static FileFormat<PositionDiagram> drawn(String name, GraphText content) {
        return new FileFormat<>(name, true, (graph, language, run, out) -> {
            StringBuilder written = new StringBuilder();
            content.write(new DiagramWriter(graph), written);
            out.write(written.toString().getBytes(StandardCharsets.UTF_8));
            return Optional.empty();
        });
    }

    /// Writes a result as a sheet.
    @FunctionalInterface
    private interface SheetContent<R> {
        void write(R result, SheetFormat format, Language language, OutputStream out) throws IOException;
    }

    private static <R> List<FileFormat<R>> sheets(SheetContent<R> content) {
        return Stream.of(SheetFormat.values())
                .map(format -> new FileFormat<R>(
                        format.name().toLowerCase(Locale.ROOT), true, (result, language, run, out) -> {
                            content.write(result, format, language, out);
                            return Optional.empty();
                        }))
                .toList();
    }

    /// Draws a result.
    @FunctionalInterface
    private interface Drawing<R> {
        Picture of(R result, Language language, Run run);
    }

    private static <R> List<FileFormat<R>> pictures(Drawing<R> drawing) {
        return List.of(
                new FileFormat<>("png", false, (result, language, run, out) -> {
                    Picture picture = drawing.of(result, language, run);
                    picture.writePng(out);
                    return picture.lacking();
                }),
                new FileFormat<>("svg", true, (result, language, run, out) -> {
                    drawing.of(result, language, run).writeSvg(out);
                    return Optional.empty();
                }));
    }

    /// How the names of files in a format end; the encyclopedia's b-files are texts by their names.
    static String ending(String format) {
        return switch (format) {
            case BFile.NAME -> "txt";
            case TallyCsv.NAME -> "csv";
            default -> format;
        };
    }

    /// The format in which names of files end so; empty if there is none.
    static Optional<String> ofEnding(String ending) {
        return Stream.of(TABLE_DATA, TABLE_SHEETS, TABLE_PICTURES, SEQUENCE_DATA, SEQUENCE_SHEETS, SEQUENCE_PICTURES)
                .flatMap(List::stream)
                .<String>map(FileFormat::name)
                .filter(format -> ending(format).equals(ending))
                .findFirst();
    }
}
