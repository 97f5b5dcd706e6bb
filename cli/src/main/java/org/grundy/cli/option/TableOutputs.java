package org.grundy.cli.option;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.analysis.table.Table;
import org.grundy.cli.Console;
import org.grundy.render.file.ResultFile;
import org.grundy.render.file.TableCsv;
import org.grundy.render.json.Json;
import org.grundy.render.json.TableRecord;
import org.grundy.render.picture.TablePicture;
import org.grundy.render.text.TableText;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say in which forms a table is given, and where to.
public final class TableOutputs {
    private static final String STANDARD_OUTPUT = "-";

    @Option(
            names = "--csv",
            paramLabel = "F",
            arity = "0..1",
            fallbackValue = STANDARD_OUTPUT,
            description = "Prints CSV, or writes it to the file F.")
    private @Nullable String csv;

    @Option(names = "--json", description = "Prints JSON.")
    private boolean json;

    @Option(names = "--png", paramLabel = "F", description = "Draws a picture into the PNG file F.")
    private @Nullable String png;

    @Option(names = "--svg", paramLabel = "F", description = "Draws a picture into the SVG file F.")
    private @Nullable String svg;

    /// What to do with the table once it is there. Files are looked at now, so that nothing is computed in vain.
    ///
    /// @throws InputError if a file cannot be written, or two forms are to be printed
    public List<Consumer<Table>> prepare(Console console) {
        List<Consumer<Table>> outputs = new ArrayList<>();
        if (json) {
            outputs.add(table -> console.print(Json.of(TableRecord.of(table))));
        }
        if (csv != null && csv.equals(STANDARD_OUTPUT)) {
            if (json) {
                throw new InputError(
                        "--csv and --json cannot both be printed: write one to a file, as in --csv table.csv",
                        "--csv 与 --json 不能同时打印：请把 CSV 写入文件，例如 --csv table.csv");
            }
            outputs.add(table -> console.print(csv(table)));
        } else if (csv != null) {
            outputs.add(file("--csv", csv, console, (table, out) -> {
                Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
                TableCsv.write(table, writer);
                writer.flush();
            }));
        }
        if (png != null) {
            outputs.add(file("--png", png, console, (table, out) -> {
                TablePicture picture = TablePicture.of(table, console.language());
                picture.writePng(out);
                picture.lacking().ifPresent(console::noteLacking);
            }));
        }
        if (svg != null) {
            outputs.add(file(
                    "--svg",
                    svg,
                    console,
                    (table, out) -> TablePicture.of(table, console.language()).writeSvg(out)));
        }
        if (outputs.isEmpty()) {
            outputs.add(table -> console.print(TableText.of(table, console.language(), console.paint())));
        }
        return outputs;
    }

    private interface Form {
        void write(Table table, java.io.OutputStream out) throws IOException;
    }

    private static Consumer<Table> file(String option, String name, Console console, Form form) {
        ResultFile file = ResultFile.of(option, name);
        return table -> {
            file.write(out -> form.write(table, out));
            console.note(console.words("wrote ", "已写入 ") + name);
        };
    }

    private static String csv(Table table) {
        StringWriter text = new StringWriter();
        try {
            TableCsv.write(table, text);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
        return text.toString();
    }
}
