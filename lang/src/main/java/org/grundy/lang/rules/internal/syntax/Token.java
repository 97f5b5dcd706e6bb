package org.grundy.lang.rules.internal.syntax;

import org.grundy.text.Span;

/// A word of a rule text.
///
/// @param kind what it is
/// @param text its normalised form: `->` for every arrow
/// @param span where it stands
record Token(TokenKind kind, String text, Span span) {
    boolean is(String symbol) {
        return (kind == TokenKind.SYMBOL || kind == TokenKind.NAME) && text.equals(symbol);
    }

    /// The token as an error message shows it.
    String shown() {
        return switch (kind) {
            case NAME, NUMBER, SYMBOL -> "\"" + text + "\"";
            case BREAK -> "the end of the line";
            case END -> "the end of the text";
        };
    }

    /// The same in Chinese.
    String shownInChinese() {
        return switch (kind) {
            case NAME, NUMBER, SYMBOL -> "“" + text + "”";
            case BREAK -> "行尾";
            case END -> "文本结尾";
        };
    }
}
