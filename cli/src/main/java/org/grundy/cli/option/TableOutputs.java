package org.grundy.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.grundy.analysis.table.Region;
import org.grundy.analysis.table.Table;
import org.grundy.cli.console.Console;
import org.grundy.render.file.BFile;
import org.grundy.render.file.FileFormats;
import org.grundy.render.file.MeteredOutput;
import org.grundy.render.json.Json;
import org.grundy.render.json.TableRecord;
import org.grundy.render.text.TableText;
import org.grundy.text.InputError;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options that say in which formats a table is given, and where to.
public final class TableOutputs {
    @Mixin
    private final Outputs<Table> data = new Outputs<>(FileFormats.TABLE_DATA);

    @Mixin
    private final Outputs<Table> lines = new Outputs<>(FileFormats.LINE_DATA);

    @Option(names = "--json")
    private boolean json;

    @Mixin
    private final Outputs<Table> sheets = new Outputs<>(FileFormats.TABLE_SHEETS);

    @Mixin
    private final Outputs<Table> pictures = new Outputs<>(FileFormats.TABLE_PICTURES);

    /// Refuses what a format cannot hold, before anything is computed.
    ///
    /// @throws InputError if a b-file is asked for and the region is neither a row nor a column
    public void check(Region<?> region) {
        if (lines.areGiven()) {
            BFile.checkLine(region.x(), region.y());
        }
    }

    /// What to do with the table once it is there. Files are looked at now, so that nothing is computed in vain.
    ///
    /// @throws InputError if a file cannot be written, or two formats are to be printed
    public List<Output<Table>> prepare(Console console) {
        List<Output<Table>> outputs = new ArrayList<>();
        Outputs.checkPrintedOnce(json, data, lines, sheets, pictures);
        if (json) {
            outputs.add(Output.whole(
                    console,
                    (table, run, out) -> Json.write(Json.printed(TableRecord.of(table)), new MeteredOutput(out, run))));
        }
        outputs.addAll(data.prepare(console));
        outputs.addAll(lines.prepare(console));
        outputs.addAll(sheets.prepare(console));
        outputs.addAll(pictures.prepare(console));
        if (json || data.isPrinted() || lines.isPrinted() || sheets.isPrinted() || pictures.isPrinted()) {
            return outputs;
        }
        Output<Table> words = Output.lines(
                console, (table, run, text) -> TableText.write(table, console.language(), console.paint(), run, text));
        return List.of(outputs.isEmpty() ? words : Output.inPlaceOf(words, outputs, console));
    }
}
