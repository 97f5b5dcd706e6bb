package org.grundy.cli.option;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.cli.Console;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.render.file.ResultFile;
import org.grundy.render.file.SequenceCsv;
import org.grundy.render.file.SequenceNpy;
import org.grundy.render.json.Json;
import org.grundy.render.json.SequenceRecord;
import org.grundy.render.picture.SequencePicture;
import org.grundy.render.text.SequenceText;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say in which forms a nim-sequence is given, and where to.
public final class SequenceOutputs {
    private static final int ROWS = 1000;
    private static final int MOST_IN_TEXT = 100_000_000;

    @Option(names = "--csv", paramLabel = "F", description = "Writes the values into the CSV file F.")
    private @Nullable String csv;

    @Option(names = "--npy", paramLabel = "F", description = "Writes the values into the file F, an array for NumPy.")
    private @Nullable String npy;

    @Option(names = "--json", description = "Prints JSON.")
    private boolean json;

    @Option(
            names = "--all",
            description = "Shows all values: without it text has the first 1000, and JSON the first 100000 and their"
                    + " true number.")
    private boolean all;

    @Option(names = "--png", paramLabel = "F", description = "Draws a plot into the PNG file F.")
    private @Nullable String png;

    @Option(names = "--svg", paramLabel = "F", description = "Draws a plot into the SVG file F.")
    private @Nullable String svg;

    @FunctionalInterface
    private interface Form {
        void write(SequenceReport report, OutputStream out) throws IOException;
    }

    /// What to do with the sequence once it is there. Files are looked at now, so that nothing is computed in
    /// vain.
    ///
    /// @param count how many values are asked for
    /// @throws InputError if a file cannot be written, or there are too many values to be printed
    public List<Consumer<SequenceReport>> prepare(int count, Console console) {
        List<Consumer<SequenceReport>> outputs = new ArrayList<>();
        addFile(outputs, "--csv", csv, console, SequenceOutputs::writeCsv);
        addFile(outputs, "--npy", npy, console, SequenceNpy::write);
        addFile(outputs, "--png", png, console, (report, out) -> {
            SequencePicture picture = SequencePicture.of(report, console.language());
            picture.writePng(out);
            picture.lacking().ifPresent(console::noteLacking);
        });
        addFile(
                outputs,
                "--svg",
                svg,
                console,
                (report, out) -> SequencePicture.of(report, console.language()).writeSvg(out));
        if (json) {
            int most = all ? Integer.MAX_VALUE : SequenceSize.MOST_LISTED;
            outputs.add(report -> Json.write(SequenceRecord.of(report, most), console.out()));
        } else {
            int most = all ? count : ROWS;
            if (most > MOST_IN_TEXT) {
                throw new InputError(
                        "text shows at most " + MOST_IN_TEXT + " values: write them with --csv or --npy",
                        "文本最多显示 " + MOST_IN_TEXT + " 个值：请用 --csv 或 --npy 写入文件");
            }
            outputs.add(report -> console.print(SequenceText.of(report, most, console.language(), console.paint())));
        }
        return outputs;
    }

    private static void addFile(
            List<Consumer<SequenceReport>> outputs, String option, @Nullable String name, Console console, Form form) {
        if (name == null) {
            return;
        }
        ResultFile file = ResultFile.of(option, name);
        outputs.add(report -> {
            file.write(out -> form.write(report, out));
            console.note(console.words("wrote ", "已写入 ") + name);
        });
    }

    private static void writeCsv(SequenceReport report, OutputStream out) throws IOException {
        Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        SequenceCsv.write(report, writer);
        writer.flush();
    }
}
