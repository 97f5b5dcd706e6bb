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
            switch (block.kind()) {
                case HEADING -> heading(block.text());
                case PARAGRAPH -> paragraph(block.text());
                case ROOM -> room();
                case NEW_SHEET -> newSheet();
                case LINE -> throw new AssertionError(block);
            }
        }
        fixed(lines);
        end(language);
    }

    private void end(String language) {
        text.append(
                switch (format) {
                    case MD -> "";
                    case TEX -> (isChinese(language) ? "\\end{CJK}\n" : "") + "\\end{document}\n";
                    case HTML -> "</body></html>\n";
                });
    }

    private static boolean isChinese(String language) {
        return language.equals("zh");
    }

    private void begin(String title, String language) {
        text.append(
                switch (format) {
                    case MD -> "## " + title + "\n";
                    case TEX -> preamble(language) + "\\section*{" + SheetSigns.tex(title) + "}\n";
                    case HTML ->
                        "<!doctype html>\n<html lang=\"" + language + "\"><head><meta charset=\"utf-8\"><title>"
                                + XmlText.of(title) + "</title></head><body>\n<h1>" + XmlText.of(title)
                                + "</h1>\n";
                });
    }

    /// What pdflatex needs before the first word; Chinese needs the package CJK.
    private static String preamble(String language) {
        String chinese = isChinese(language) ? "\\usepackage{CJKutf8}\n" : "";
        String begun = isChinese(language) ? "\\begin{CJK}{UTF8}{gbsn}\n" : "";
        return "\\documentclass{article}\n" + chinese + "\\setlength{\\parindent}{0pt}\n\\setlength{\\parskip}{1ex}\n"
                + "\\begin{document}\n" + begun;
    }

    /// Room to write by hand.
    private void room() {
        text.append(
                switch (format) {
                    case MD -> "\n<br><br><br>\n";
                    case TEX -> "\n\\vspace{3cm}\n";
                    case HTML -> "<p style=\"height:7em;border-bottom:1px dotted\"></p>\n";
                });
    }

    private void newSheet() {
        text.append(
                switch (format) {
                    case MD -> "\n---\n";
                    case TEX -> "\n\\newpage\n";
                    case HTML -> "<div style=\"break-before:page\"></div>\n";
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
