package org.grundy.lang.rules.internal.syntax;

import java.util.List;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// A stream of tokens. A line break ends a statement only where one can end: not inside brackets, not
/// before a token that can only continue, not after one that needs an operand.
final class TokenStream {
    private final String source;
    private final List<Token> tokens;
    private int at;
    private int depth;

    TokenStream(String source) {
        this.source = source;
        this.tokens = Lexer.tokens(source);
        skip();
    }

    Token peek() {
        return tokens.get(at);
    }

    /// The token after the next one.
    Token second() {
        return tokens.get(Math.min(at + 1, tokens.size() - 1));
    }

    Token take() {
        Token token = peek();
        if (token.kind() == TokenKind.SYMBOL) {
            depth += "([{".contains(token.text()) ? 1 : ")]}".contains(token.text()) ? -1 : 0;
        }
        if (token.kind() != TokenKind.END) {
            at++;
        }
        skip();
        return token;
    }

    boolean is(String text) {
        return peek().is(text);
    }

    boolean accept(String text) {
        if (is(text)) {
            take();
            return true;
        }
        return false;
    }

    Token expect(String text, String whyEn, String whyZh) {
        if (!is(text)) {
            throw expected("\"" + text + "\"" + whyEn, "“" + text + "”" + whyZh);
        }
        return take();
    }

    /// The place of the last token taken.
    Span last() {
        int before = at - 1;
        while (before > 0 && tokens.get(before).kind() == TokenKind.BREAK) {
            before--;
        }
        return tokens.get(Math.max(0, before)).span();
    }

    InputError expected(String en, String zh) {
        Token found = peek();
        return error(
                found.span(),
                "expected " + en + ", found " + found.shown(),
                "此处应为" + zh + "，而不是" + found.shownInChinese());
    }

    InputError error(Span span, String en, String zh) {
        return new InputError(source, span, en, zh);
    }

    private void skip() {
        while (peek().kind() == TokenKind.BREAK && (depth > 0 || inside() || ahead())) {
            at++;
        }
    }

    /// Whether the text before the line break needs a continuation.
    private boolean inside() {
        int before = at - 1;
        while (before >= 0 && tokens.get(before).kind() == TokenKind.BREAK) {
            before--;
        }
        if (before < 0) {
            return true;
        }
        Token token = tokens.get(before);
        boolean closing = token.is(")") || token.is("]") || token.is("}");
        return (token.kind() == TokenKind.SYMBOL && !closing)
                || (token.kind() == TokenKind.NAME && (Keywords.CONTINUING.contains(token.text()) || token.is("not")));
    }

    /// Whether the text after the line break can only be a continuation.
    private boolean ahead() {
        int next = at;
        while (tokens.get(next).kind() == TokenKind.BREAK) {
            next++;
        }
        Token token = tokens.get(next);
        boolean opening = token.is("(") || token.is("[") || token.is("{");
        return (token.kind() == TokenKind.SYMBOL && !opening)
                || (token.kind() == TokenKind.NAME && Keywords.CONTINUING.contains(token.text()));
    }
}
