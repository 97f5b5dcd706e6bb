package org.grundy.cli.contest;

/// Moves on positions that are strings.
public final class StringMoves {
    private StringMoves() {}

    /// The string with others in the place of as many letters from an index on.
    public static String replaced(String string, int from, String instead) {
        return string.substring(0, from) + instead + string.substring(from + instead.length());
    }

    /// The string without the letter at an index.
    public static String without(String string, int index) {
        return string.substring(0, index) + string.substring(index + 1);
    }
}
