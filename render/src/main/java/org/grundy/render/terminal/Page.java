package org.grundy.render.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/// Text for a terminal as it grows: headings, indented lines, and paragraphs broken at a width that is easy
/// to read.
///
/// Chinese may be broken between any two characters, except that none of the signs that end a phrase begins
/// a line.
public final class Page {
    private static final int WIDTH = 92;
    private static final String NOT_FIRST = "，。：；、！？）”」』】…";

    private final StringBuilder text = new StringBuilder();
    private final List<Block> blocks = new ArrayList<>();
    private final Paint paint;

    /// What a block of a page is.
    public enum Kind {
        /// It stands above what follows.
        HEADING,
        /// Words, which may be broken anywhere.
        PARAGRAPH,
        /// A line as it is, in a table or a list.
        LINE,
        /// Room on paper to write by hand; nothing on a terminal.
        ROOM,
        /// What follows begins a new sheet of paper; nothing on a terminal.
        NEW_SHEET
    }

    /// A part of a page before it was broken into lines.
    ///
    /// @param indent how far it stands from the edge
    public record Block(Kind kind, int indent, String text) {}

    /// An empty page.
    public Page(Paint paint) {
        this.paint = paint;
    }

    /// The colour of this page.
    public Paint paint() {
        return paint;
    }

    /// Adds a heading, after an empty line unless the page is empty.
    public Page heading(String heading) {
        if (!text.isEmpty()) {
            text.append('\n');
        }
        blocks.add(new Block(Kind.HEADING, 0, heading));
        return append(0, paint.heading(heading));
    }

    /// Leaves something to paper: room, or a new sheet.
    public Page paper(Kind kind) {
        blocks.add(new Block(kind, 0, ""));
        return this;
    }

    /// Adds a line as it is.
    public Page line(int indent, String line) {
        blocks.add(new Block(Kind.LINE, indent, line));
        return append(indent, line);
    }

    private Page append(int indent, String line) {
        text.append(" ".repeat(line.isEmpty() ? 0 : indent)).append(line).append('\n');
        return this;
    }

    /// Adds a paragraph, every line indented.
    public Page paragraph(int indent, String words) {
        return paragraph(indent, words, UnaryOperator.identity());
    }

    /// Adds a paragraph, every line indented and then coloured.
    public Page paragraph(int indent, String words, UnaryOperator<String> colour) {
        blocks.add(new Block(Kind.PARAGRAPH, indent, words.strip()));
        String rest = words.strip();
        while (!rest.isEmpty()) {
            int cut = cut(rest, WIDTH - indent);
            append(indent, colour.apply(rest.substring(0, cut).stripTrailing()));
            rest = rest.substring(cut).stripLeading();
        }
        return this;
    }

    /// How many characters fit a line: up to the last place before the width where it may be broken.
    private static int cut(String words, int width) {
        int column = 0;
        int breakable = 0;
        for (int i = 0; i < words.length(); i += Character.charCount(words.codePointAt(i))) {
            if (i > 0 && mayBreak(words, i)) {
                breakable = i;
            }
            column += DisplayWidth.of(words.codePointAt(i));
            if (column > width && breakable > 0) {
                return breakable;
            }
        }
        return words.length();
    }

    private static boolean mayBreak(String words, int i) {
        char before = words.charAt(i - 1);
        int after = words.codePointAt(i);
        boolean wide = DisplayWidth.of(after) == 2 || DisplayWidth.of(before) == 2;
        return before == ' ' || (wide && NOT_FIRST.indexOf(after) < 0 && after != ' ' && "（“「『【".indexOf(before) < 0);
    }

    /// Adds what stands on another page, every line indented.
    public Page page(int indent, Page other) {
        other.blocks.forEach(block -> blocks.add(new Block(block.kind, indent + block.indent, block.text)));
        other.text.toString().lines().forEach(line -> append(indent, line));
        return this;
    }

    /// The parts of this page, for those who lay them out in another way.
    public List<Block> blocks() {
        return List.copyOf(blocks);
    }

    /// The whole text.
    @Override
    public String toString() {
        return text.toString();
    }
}
