package org.grundy.cli.option;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.console.Console;
import org.grundy.heap.sequence.SequenceReport;
import org.grundy.heap.sequence.SequenceTally;
import org.grundy.render.file.FileFormats;
import org.grundy.render.file.MisereTerms;
import org.grundy.render.json.Json;
import org.grundy.render.json.SequenceRecord;
import org.grundy.render.json.TimedValues;
import org.grundy.render.misere.MisereSequenceRecord;
import org.grundy.render.misere.MisereSequenceText;
import org.grundy.render.text.SequenceText;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options that say in which formats a nim-sequence is given, and where to.
public final class SequenceOutputs {
    /// The number of values that text shows where not all are asked for: a few screens.
    private static final int USUAL_IN_TEXT = 1000;

    /// The number of values that JSON lists where not all are asked for: some hundred kilobytes.
    private static final int USUAL_IN_JSON = 100_000;

    /// The largest number of values that text shows: its string must fit into an array.
    private static final int MOST_IN_TEXT = 100_000_000;

    @Mixin
    private final Outputs<SequenceReport> data =
            new Outputs<>(Stream.concat(FileFormats.SEQUENCE_DATA.stream(), Stream.of(FileFormats.SEQUENCE_TALLY))
                    .toList());

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--all")
    private boolean all;

    @Mixin
    private final Outputs<SequenceReport> sheets = new Outputs<>(FileFormats.SEQUENCE_SHEETS);

    @Mixin
    private final Outputs<SequenceReport> pictures = new Outputs<>(FileFormats.SEQUENCE_PICTURES);

    /// What to do with the sequence once it is there: JSON first, for it is short where not all is asked for, and
    /// text where nothing else is asked for. Files are looked at now, so that nothing is computed in vain.
    ///
    /// @param count how many values are asked for
    /// @throws InputError if a file cannot be written, or there are too many values to be printed
    public List<Output<SequenceReport>> prepare(int count, Console console) {
        List<Output<SequenceReport>> outputs = new ArrayList<>(data.prepare(console));
        outputs.addAll(sheets.prepare(console));
        outputs.addAll(pictures.prepare(console));
        Outputs.checkPrintedOnce(json, data, sheets, pictures);
        if (json) {
            int most = all ? Integer.MAX_VALUE : USUAL_IN_JSON;
            outputs.addFirst((report, run) -> giveJson(report, most, run, console));
        } else if (outputs.isEmpty()) {
            return List.of(text(all ? count : USUAL_IN_TEXT, console));
        } else if (!data.isPrinted() && !sheets.isPrinted() && !pictures.isPrinted()) {
            return List.of(Output.inPlaceOf(text(USUAL_IN_TEXT, console), outputs, console));
        }
        return outputs;
    }

    private static Output<SequenceReport> text(int most, Console console) {
        if (most > MOST_IN_TEXT) {
            throw new InputError(
                    "text shows at most %s values: write them with --csv or --npy",
                    "文本最多显示 %s 个值：请用 --csv 或 --npy 写入文件", MOST_IN_TEXT);
        }
        return Output.lines(
                console,
                (report, run, text) ->
                        SequenceText.write(report, most, console.language(), console.paint(), run, text));
    }

    /// What to do with a tally of values that are on disk alone: these are shown as text or JSON and have no other
    /// files.
    ///
    /// @throws InputError if anything else is asked for, or a file cannot be written
    public List<Output<SequenceTally>> stored(Console console) {
        List<Output<SequenceTally>> files = data.prepare(FileFormats.TALLY, console);
        if (haveOthersThan(files)) {
            throw new InputError(
                    "a sequence beyond memory is shown as text, with --json or with --tally: leave out the other files",
                    "超出内存的序列只以文本、--json 或 --tally 显示：请去掉其他写文件的选项");
        }
        Outputs.checkPrintedOnce(json, data);
        return files;
    }

    private boolean haveOthersThan(List<?> files) {
        return data.given() > files.size() || sheets.areGiven() || pictures.areGiven();
    }

    /// Whether JSON is asked for.
    public boolean json() {
        return json;
    }

    /// What to do with misère values: they are text, JSON or a b-file.
    ///
    /// @param checkpoint whether a checkpoint is asked for
    /// @throws InputError if anything else is asked for, or a file cannot be written
    public List<Output<MisereTerms>> misere(boolean checkpoint, Console console) {
        List<Output<MisereTerms>> files = data.prepare(FileFormats.MISERE_TERMS, console);
        if (checkpoint || haveOthersThan(files)) {
            throw new InputError(
                    "misère values are given as text, with --json or with --bfile: leave out the other files",
                    "反常值只能以文本、--json 或 --bfile 输出：请去掉其他写文件的选项");
        }
        Outputs.checkPrintedOnce(json, data);
        if (json) {
            List<Output<MisereTerms>> outputs = new ArrayList<>(files);
            outputs.addFirst(Output.whole(
                    console,
                    (terms, run, out) ->
                            out.write(Json.line(MisereSequenceRecord.of(terms.sequence(), terms.from(), terms.count()))
                                    .getBytes(StandardCharsets.UTF_8))));
            return outputs;
        }
        if (data.isPrinted()) {
            return files;
        }
        Output<MisereTerms> text = Output.lines(console, (terms, run, lines) -> {
            if (terms.count() > 0) {
                lines.append(MisereSequenceText.values(
                        terms.sequence(), terms.from(), terms.count(), console.language(), console.paint(), run));
            }
        });
        return List.of(files.isEmpty() ? text : Output.inPlaceOf(text, files, console));
    }

    private static boolean giveJson(SequenceReport report, int most, Run run, Console console) {
        TimedValues values = new TimedValues(report, most, run);
        Json.write(Json.printed(SequenceRecord.of(report, values)), new ReaderOutput(console.out(), run));
        if (values.isCut()) {
            console.say("output.fewer");
        }
        return !values.isCut();
    }
}
