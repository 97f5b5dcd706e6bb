package org.grundy.lang.rules.internal.token;

import java.util.ArrayList;
import java.util.List;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// A stream of tokens. A line break ends a statement only where one can end: not inside brackets, not
/// before a token that can only continue, not after one that needs an operand.
public final class TokenStream {
    private final String source;
    private final List<Token> tokens;
    private int at;
    private int depth;

    public TokenStream(String source) {
        this.source = source;
        this.tokens = Lexer.tokens(source);
        skip();
    }

    private TokenStream(TokenStream other) {
        this.source = other.source;
        this.tokens = other.tokens;
        this.at = other.at;
        this.depth = other.depth;
    }

    public Token peek() {
        return tokens.get(at);
    }

    /// The token after the next one.
    public Token second() {
        return tokens.get(Math.min(at + 1, tokens.size() - 1));
    }

    /// The tokens from here to the end of the statement.
    public TokenRun statement() {
        TokenStream ahead = new TokenStream(this);
        List<Token> all = new ArrayList<>();
        while (ahead.peek().kind() != TokenKind.BREAK && ahead.peek().kind() != TokenKind.END) {
            all.add(ahead.take());
        }
        return new TokenRun(all);
    }

    /// The text at a place.
    public String text(Span span) {
        return source.substring(span.start(), span.end());
    }

    /// The text of a run, empty if it is.
    public String text(TokenRun run) {
        return run.isEmpty() ? "" : text(run.span());
    }

    /// The text behind a place.
    public String behind(Span span) {
        return source.substring(span.end());
    }

    public Token take() {
        Token token = peek();
        depth += token.step();
        if (token.kind() != TokenKind.END) {
            at++;
        }
        skip();
        return token;
    }

    public boolean is(String text) {
        return peek().is(text);
    }

    public boolean accept(String text) {
        if (is(text)) {
            take();
            return true;
        }
        return false;
    }

    /// Takes a comma behind which a further variable and `in` stand.
    public boolean acceptsVariable() {
        TokenStream ahead = new TokenStream(this);
        boolean further = ahead.accept(",") && ahead.take().kind() == TokenKind.NAME && ahead.is("in");
        return further && accept(",");
    }

    public Token expect(String text, String whyEn, String whyZh) {
        if (!is(text)) {
            throw expected("\"%1$s\"%2$s", "“%1$s”%3$s", text, whyEn, whyZh);
        }
        return take();
    }

    /// The place of the last token taken.
    public Span last() {
        int before = at - 1;
        while (before > 0 && tokens.get(before).kind() == TokenKind.BREAK) {
            before--;
        }
        return tokens.get(Math.max(0, before)).span();
    }

    /// That a reserved word stands where a name is needed.
    public InputError reserved(Token word) {
        return error(
                word.span(),
                "\"%s\" is a word of the language and cannot be a name: write \"%s\"",
                "“%s”是语言的保留字，不能用作名字：请写“%s”",
                word.text(),
                FreeName.like(word.text(), source));
    }

    public InputError expected(String en, String zh, Object... values) {
        Token found = peek();
        Span before = last();
        if (found.kind() == TokenKind.NAME
                && at > 0
                && before.end() == found.span().start()
                && isNumber(before)) {
            String mend = text(before) + " * " + text(found.span());
            return mend(before.to(found.span()), "a product is written with a sign", "乘法要写出乘号", mend);
        }
        return error(
                found.span(),
                "expected %s, found %s%s",
                "此处应为%s，而不是%s%s",
                BilingualText.of(en, zh, values),
                found.shown(),
                Comments.hint(source, found.span()));
    }

    private boolean isNumber(Span span) {
        return Character.isDigit(source.charAt(span.start()));
    }

    public InputError error(Span span, String en, String zh, Object... values) {
        return new InputError(source, span, en, zh, values);
    }

    /// An error that tells what to write instead.
    ///
    /// @param mend text of the language
    public InputError mend(Span span, String en, String zh, String mend) {
        return error(span, "%s: write \"%s\"", "%s：请写“%s”", new BilingualText(en, zh), mend);
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
        return token.is("not") || joins(token, ")]}");
    }

    /// Whether the text after the line break can only be a continuation.
    private boolean ahead() {
        int next = at;
        while (tokens.get(next).kind() == TokenKind.BREAK) {
            next++;
        }
        return joins(tokens.get(next), "([{");
    }

    /// Whether a token joins what stands on both sides of it.
    ///
    /// @param brackets that end or begin something of their own
    private static boolean joins(Token token, String brackets) {
        return switch (token.kind()) {
            case SYMBOL -> !brackets.contains(token.text());
            case NAME -> Keywords.CONTINUING.contains(token.text());
            default -> false;
        };
    }
}
