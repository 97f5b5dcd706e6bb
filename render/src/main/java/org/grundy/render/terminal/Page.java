package org.grundy.render.terminal;

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
    private final Paint paint;

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
        return line(0, paint.heading(heading));
    }

    /// Adds a line as it is.
    public Page line(int indent, String line) {
        text.append(" ".repeat(line.isEmpty() ? 0 : indent)).append(line).append('\n');
        return this;
    }

    /// Adds a paragraph, every line indented.
    public Page paragraph(int indent, String words) {
        return paragraph(indent, words, UnaryOperator.identity());
    }

    /// Adds a paragraph, every line indented and then coloured.
    public Page paragraph(int indent, String words, UnaryOperator<String> colour) {
        String rest = words.strip();
        while (!rest.isEmpty()) {
            int cut = cut(rest, WIDTH - indent);
            line(indent, colour.apply(rest.substring(0, cut).stripTrailing()));
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

    /// The whole text.
    @Override
    public String toString() {
        return text.toString();
    }
}
