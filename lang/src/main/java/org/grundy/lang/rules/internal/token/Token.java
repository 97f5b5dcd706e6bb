package org.grundy.lang.rules.internal.token;

import org.grundy.text.BilingualText;
import org.grundy.text.Span;

/// A word of a rule text.
///
/// @param kind what it is
/// @param text its normalised form: `->` for every arrow
/// @param span where it stands
public record Token(TokenKind kind, String text, Span span) {
    public boolean is(String symbol) {
        return (kind == TokenKind.SYMBOL || kind == TokenKind.NAME) && text.equals(symbol);
    }

    public boolean opens() {
        return kind == TokenKind.SYMBOL && "([{".contains(text);
    }

    public boolean closes() {
        return kind == TokenKind.SYMBOL && ")]}".contains(text);
    }

    /// How much deeper in brackets the next token stands: 1, 0 or -1.
    int step() {
        return opens() ? 1 : closes() ? -1 : 0;
    }

    /// The token as an error message shows it.
    BilingualText shown() {
        return switch (kind) {
            case NAME, NUMBER, SYMBOL -> BilingualText.of("\"%s\"", "“%s”", text);
            case BREAK -> new BilingualText("the end of the line", "行尾");
            case END -> new BilingualText("the end of the text", "文本结尾");
        };
    }
}
