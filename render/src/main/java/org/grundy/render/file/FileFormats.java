package org.grundy.render.file;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.analysis.table.Table;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.render.picture.SequencePicture;
import org.grundy.render.picture.TablePicture;

/// The formats of files, a row each: a new one is a writer and a row here.
public final class FileFormats {
    /// Data of a table.
    public static final List<FileFormat<Table>> TABLE_DATA =
            List.of(FileFormat.csv("Prints CSV, or writes it to the file F.", true, TableCsv::write));

    /// Pictures of a table.
    public static final List<FileFormat<Table>> TABLE_PICTURES = List.of(
            FileFormat.picture("png", "Draws a picture into the PNG file F.", (table, language, run, out) -> {
                TablePicture picture = TablePicture.of(table, language, run);
                picture.writePng(out);
                return picture.lacking();
            }),
            FileFormat.picture("svg", "Draws a picture into the SVG file F.", (table, language, run, out) -> {
                TablePicture.of(table, language, run).writeSvg(out);
                return Optional.empty();
            }));

    /// Data of a nim-sequence.
    public static final List<FileFormat<SequenceReport>> SEQUENCE_DATA = List.of(
            FileFormat.csv("Writes the values into the CSV file F.", false, SequenceCsv::write),
            FileFormat.bytes("npy", "Writes the values into the file F, an array for NumPy.", SequenceNpy::write));

    /// Pictures of a nim-sequence.
    public static final List<FileFormat<SequenceReport>> SEQUENCE_PICTURES = List.of(
            FileFormat.picture("png", "Draws a plot into the PNG file F.", (report, language, run, out) -> {
                SequencePicture picture = SequencePicture.of(report, language, run);
                picture.writePng(out);
                return picture.lacking();
            }),
            FileFormat.picture("svg", "Draws a plot into the SVG file F.", (report, language, run, out) -> {
                SequencePicture.of(report, language, run).writeSvg(out);
                return Optional.empty();
            }));

    private FileFormats() {}

    /// Whether names of files in some format end so.
    static boolean isEnding(String ending) {
        return Stream.of(TABLE_DATA, TABLE_PICTURES, SEQUENCE_DATA, SEQUENCE_PICTURES)
                .flatMap(List::stream)
                .anyMatch(format -> format.name().equals(ending));
    }
}
