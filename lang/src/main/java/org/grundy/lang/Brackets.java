package org.grundy.lang;

/// The characters that separate and enclose in an expression, in their ASCII and Chinese forms.
public final class Brackets {
    /// The characters that separate arguments.
    public static final String COMMAS = ",，、";
    private static final String OPEN = "([{（【";
    private static final String CLOSE = ")]}）】";

    private Brackets() {}

    /// The change of nesting depth at a character: 1, -1 or 0.
    public static int step(char c) {
        return OPEN.indexOf(c) >= 0 ? 1 : CLOSE.indexOf(c) >= 0 ? -1 : 0;
    }

    /// The place of the quotation mark that closes the one at a place, where the text between them stands for itself;
    /// the same place if there is no mark, or none that closes it.
    ///
    /// @param end behind the text that is looked at
    public static int closingQuote(String source, int at, int end) {
        int closing = source.charAt(at) == '"' ? source.indexOf('"', at + 1) : at;
        return closing < 0 || closing >= end ? at : closing;
    }

    /// Whether two brackets match.
    public static boolean match(char open, char close) {
        int kind = OPEN.indexOf(open) % 3;
        return kind == CLOSE.indexOf(close) % 3;
    }
}
