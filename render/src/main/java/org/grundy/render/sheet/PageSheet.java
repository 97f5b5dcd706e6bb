package org.grundy.render.sheet;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.grundy.render.Language;
import org.grundy.render.canvas.XmlText;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Page.Block;

/// Pages of words as a sheet: the first paragraph is the title, lines as they are keep their columns.
public final class PageSheet {
    private final SheetFormat format;
    private final StringBuilder text = new StringBuilder();

    private PageSheet(SheetFormat format) {
        this.format = format;
    }

    /// Writes the pages one below the other.
    ///
    /// @throws IOException if the stream does
    public static void write(List<Page> pages, SheetFormat format, Language language, OutputStream out)
            throws IOException {
        PageSheet sheet = new PageSheet(format);
        sheet.add(pages, language.code());
        out.write(sheet.text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private void add(List<Page> pages, String language) {
        List<Block> blocks =
                pages.stream().flatMap(page -> page.blocks().stream()).toList();
        begin(blocks.getFirst().text(), language);
        List<Block> lines = new ArrayList<>();
        for (Block block : blocks.subList(1, blocks.size())) {
            if (block.kind() == Page.Kind.LINE) {
                lines.add(block);
                continue;
            }
            fixed(lines);
            if (block.kind() == Page.Kind.HEADING) {
                heading(block.text());
            } else {
                paragraph(block.text());
            }
        }
        fixed(lines);
        if (format == SheetFormat.HTML) {
            text.append("</body></html>\n");
        }
    }

    private void begin(String title, String language) {
        text.append(
                switch (format) {
                    case MD -> "## " + title + "\n";
                    case TEX -> "\\section*{" + SheetSigns.tex(title) + "}\n";
                    case HTML ->
                        "<!doctype html>\n<html lang=\"" + language + "\"><head><meta charset=\"utf-8\"><title>"
                                + XmlText.of(title) + "</title></head><body>\n<h1>" + XmlText.of(title)
                                + "</h1>\n";
                });
    }

    private void heading(String words) {
        text.append(
                switch (format) {
                    case MD -> "\n### " + words + "\n";
                    case TEX -> "\n\\subsection*{" + SheetSigns.tex(words) + "}\n";
                    case HTML -> "<h2>" + XmlText.of(words) + "</h2>\n";
                });
    }

    private void paragraph(String words) {
        text.append(
                switch (format) {
                    case MD -> "\n" + words + "\n";
                    case TEX -> "\n" + SheetSigns.tex(words) + "\n";
                    case HTML -> "<p>" + XmlText.of(words) + "</p>\n";
                });
    }

    /// Lines that keep their columns. They are taken out of the list.
    private void fixed(List<Block> lines) {
        if (lines.isEmpty()) {
            return;
        }
        int edge = lines.stream().mapToInt(Block::indent).min().orElse(0);
        StringBuilder all = new StringBuilder();
        lines.forEach(line ->
                all.append(" ".repeat(line.indent() - edge)).append(line.text()).append('\n'));
        lines.clear();
        text.append(
                switch (format) {
                    case MD -> "\n```text\n" + all + "```\n";
                    case TEX -> "\n\\begin{verbatim}\n" + SheetSigns.plain(all.toString()) + "\\end{verbatim}\n";
                    case HTML -> "<pre>\n" + XmlText.of(all.toString()) + "</pre>\n";
                });
    }
}
