package org.grundy.site.jdk;

/// Code points.
@InsteadOf(Character.class)
public final class Characters {
    private Characters() {}

    public static String toString(int codePoint) {
        return new String(Character.toChars(codePoint));
    }

    /// Letters and numbers that are letters: TeaVM 0.16 counts control characters, too.
    public static boolean isUnicodeIdentifierStart(int codePoint) {
        return Character.isLetter(codePoint) || Character.getType(codePoint) == Character.LETTER_NUMBER;
    }
}
