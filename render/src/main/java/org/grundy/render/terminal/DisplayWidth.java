package org.grundy.render.terminal;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// How many columns of a terminal a text takes: Chinese characters and full-width signs take two.
public final class DisplayWidth {
    private static final int FIRST_WIDE = 0x1100;

    private DisplayWidth() {}

    /// The width of a text without colour.
    public static int of(String text) {
        int width = 0;
        for (int i = 0; i < text.length(); ) {
            int character = text.codePointAt(i);
            width += of(character);
            i += Character.charCount(character);
        }
        return width;
    }

    /// The width of a character: 0 for a mark that combines with the one before, else 1 or 2.
    public static int of(int character) {
        return character < FIRST_WIDE ? 1 : wide(character) ? 2 : combining(character) ? 0 : 1;
    }

    private static boolean wide(int character) {
        return character <= 0x115F
                || (character >= 0x2E80 && character <= 0xA4CF && character != 0x303F)
                || (character >= 0xAC00 && character <= 0xD7A3)
                || (character >= 0xF900 && character <= 0xFAFF)
                || (character >= 0xFE30 && character <= 0xFE6F)
                || (character >= 0xFF00 && character <= 0xFF60)
                || (character >= 0xFFE0 && character <= 0xFFE6)
                || (character >= 0x1F300 && character <= 0x1FAFF)
                || (character >= 0x20000 && character <= 0x3FFFD);
    }

    private static boolean combining(int character) {
        int type = Character.getType(character);
        return type == Character.NON_SPACING_MARK || type == Character.FORMAT;
    }

    /// A text with blanks before it up to a width.
    public static String right(String text, int width) {
        return blanks(width - of(text)) + text;
    }

    /// A text with blanks behind it up to a width.
    public static String left(String text, int width) {
        return text + blanks(width - of(text));
    }

    /// The width of the widest of some texts; 0 if there is none.
    public static int widest(Stream<String> texts) {
        return texts.mapToInt(DisplayWidth::of).max().orElse(0);
    }

    /// The widths of columns.
    ///
    /// @param rows of which each has as many cells
    public static int[] columns(List<List<String>> rows) {
        return IntStream.range(0, rows.getFirst().size())
                .map(column -> widest(rows.stream().map(row -> row.get(column))))
                .toArray();
    }

    private static String blanks(int count) {
        return " ".repeat(Math.max(0, count));
    }
}
