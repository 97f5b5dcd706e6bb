package org.grundy.render.sheet;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.grundy.render.canvas.XmlText;

/// Writes a table row by row in one of the formats. The first cell of each row names it.
final class SheetWriter {
    private final SheetFormat format;
    private final Writer out;

    /// A cell.
    ///
    /// @param text of it
    /// @param strong whether it stands out: a lost position
    record Cell(String text, boolean strong) {}

    SheetWriter(SheetFormat format, OutputStream out) {
        this.format = format;
        this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    }

    /// Writes what stands above the rows.
    ///
    /// @param language code of the words
    /// @param columns headings, that of the names of rows first
    void begin(String title, String subtitle, String language, List<String> columns) throws IOException {
        switch (format) {
            case MD -> {
                line("## " + title + "\n\n" + subtitle + "\n");
                line("| " + joined(columns, " | ", UnaryOperator.identity()) + " |");
                line("|" + String.join("|", Collections.nCopies(columns.size(), "--:")) + "|");
            }
            case TEX -> {
                line("\\begin{center}\n\\textbf{" + SheetSigns.tex(title) + "}\\\\\n" + SheetSigns.tex(subtitle)
                        + "\\\\[1ex]");
                line("\\begin{tabular}{r|" + "r".repeat(columns.size() - 1) + "}");
                line(joined(columns, " & ", SheetSigns::tex) + " \\\\ \\hline");
            }
            case HTML -> {
                line("<!doctype html>\n<html lang=\"" + language + "\"><head><meta charset=\"utf-8\"><title>"
                        + XmlText.of(title) + "</title>");
                line(
                        "<style>td,th{text-align:right;padding:.2em .5em}th{color:#555}b{color:#b00}</style></head><body>");
                line("<h1>" + XmlText.of(title) + "</h1>\n<p>" + XmlText.of(subtitle) + "</p>\n<table>");
                line("<tr>" + joined(columns, "", each -> "<th>" + XmlText.of(each) + "</th>") + "</tr>");
            }
        }
    }

    /// Writes a row.
    void row(String name, List<Cell> cells) throws IOException {
        line(
                switch (format) {
                    case MD -> "| " + name + " | " + joined(cells, " | ", this::cell) + " |";
                    case TEX -> SheetSigns.tex(name) + " & " + joined(cells, " & ", this::cell) + " \\\\";
                    case HTML -> "<tr><th>" + XmlText.of(name) + "</th>" + joined(cells, "", this::cell) + "</tr>";
                });
    }

    private String cell(Cell cell) {
        return switch (format) {
            case MD -> cell.strong ? "**" + cell.text + "**" : cell.text;
            case TEX -> cell.strong ? "\\textbf{" + SheetSigns.tex(cell.text) + "}" : SheetSigns.tex(cell.text);
            case HTML ->
                "<td>" + (cell.strong ? "<b>" + XmlText.of(cell.text) + "</b>" : XmlText.of(cell.text)) + "</td>";
        };
    }

    /// Writes what stands below the rows.
    void end() throws IOException {
        switch (format) {
            case MD -> {}
            case TEX -> line("\\end{tabular}\n\\end{center}");
            case HTML -> line("</table></body></html>");
        }
        out.flush();
    }

    private void line(String text) throws IOException {
        out.write(text);
        out.write('\n');
    }

    private static <T> String joined(List<T> parts, String between, Function<T, String> written) {
        return parts.stream().map(written).collect(Collectors.joining(between));
    }
}
