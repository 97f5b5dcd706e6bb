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
            block(block.kind(), block.text());
        }
        fixed(lines);
        end(language);
    }

    private void begin(String title, String language) {
        String named = inline(title);
        write(
                "## " + named + "\n",
                preamble(language) + "\\section*{" + named + "}\n",
                "<!doctype html>\n<html lang=\"" + language + "\"><head><meta charset=\"utf-8\"><title>" + named
                        + "</title></head><body>\n<h1>" + named + "</h1>\n");
    }

    private void end(String language) {
        write("", (isChinese(language) ? "\\end{CJK}\n" : "") + "\\end{document}\n", "</body></html>\n");
    }

    private static boolean isChinese(String language) {
        return language.equals("zh");
    }

    /// What pdflatex needs before the first word; Chinese needs the package CJK.
    private static String preamble(String language) {
        String chinese = isChinese(language) ? "\\usepackage{CJKutf8}\n" : "";
        String begun = isChinese(language) ? "\\begin{CJK}{UTF8}{gbsn}\n" : "";
        return "\\documentclass{article}\n" + chinese + "\\setlength{\\parindent}{0pt}\n\\setlength{\\parskip}{1ex}\n"
                + "\\begin{document}\n" + begun;
    }

    private void block(Page.Kind kind, String words) {
        String inside = inline(words);
        switch (kind) {
            case HEADING ->
                write("\n### " + inside + "\n", "\n\\subsection*{" + inside + "}\n", "<h2>" + inside + "</h2>\n");
            case PARAGRAPH -> write("\n" + inside + "\n", "\n" + inside + "\n", "<p>" + inside + "</p>\n");
            case ROOM ->
                write(
                        "\n<br><br><br>\n",
                        "\n\\vspace{3cm}\n",
                        "<p style=\"height:7em;border-bottom:1px dotted\"></p>\n");
            case NEW_SHEET -> write("\n---\n", "\n\\newpage\n", "<div style=\"break-before:page\"></div>\n");
            case LINE -> throw new AssertionError(words);
        }
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
        String inside = format == SheetFormat.TEX ? SheetSigns.plain(all.toString()) : inline(all.toString());
        write(
                "\n```text\n" + inside + "```\n",
                "\n\\begin{verbatim}\n" + inside + "\\end{verbatim}\n",
                "<pre>\n" + inside + "</pre>\n");
    }

    /// Words with the signs that mean something in the format written as it wants them.
    private String inline(String words) {
        return switch (format) {
            case MD -> words;
            case TEX -> SheetSigns.tex(words);
            case HTML -> XmlText.of(words);
        };
    }

    /// Writes one of three texts, that of the format.
    private void write(String md, String tex, String html) {
        text.append(
                switch (format) {
                    case MD -> md;
                    case TEX -> tex;
                    case HTML -> html;
                });
    }
}
