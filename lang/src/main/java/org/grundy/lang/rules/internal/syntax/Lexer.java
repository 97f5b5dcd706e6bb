package org.grundy.lang.rules.internal.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Splits a rule text into tokens. Full-width punctuation and mathematical signs are normalised to
/// ASCII.
final class Lexer {
    private static final List<String> SYMBOLS = List.of(
            "->", "..", "<=", ">=", "==", "!=", "<>", "//", "→", "≤", "≥", "≠", "…", "(", ")", "[", "]", "{", "}", ",",
            ":", "+", "-", "*", "/", "%", "^", "<", ">", "=", "&", "（", "）", "【", "】", "｛", "｝", "，", "、", "：", "＋",
            "－", "−", "·", "＝", "＜", "＞", "＆", "⊗");

    private static final Map<String, String> PLAIN = Map.ofEntries(
            Map.entry("→", "->"),
            Map.entry("…", ".."),
            Map.entry("≤", "<="),
            Map.entry("≥", ">="),
            Map.entry("≠", "!="),
            Map.entry("<>", "!="),
            Map.entry("==", "="),
            Map.entry("//", "/"),
            Map.entry("（", "("),
            Map.entry("）", ")"),
            Map.entry("【", "["),
            Map.entry("】", "]"),
            Map.entry("｛", "{"),
            Map.entry("｝", "}"),
            Map.entry("，", ","),
            Map.entry("、", ","),
            Map.entry("：", ":"),
            Map.entry("＋", "+"),
            Map.entry("－", "-"),
            Map.entry("−", "-"),
            Map.entry("·", "*"),
            Map.entry("＝", "="),
            Map.entry("＜", "<"),
            Map.entry("＞", ">"),
            Map.entry("＆", "&"));

    private final String source;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Lexer(String source) {
        this.source = source;
    }

    /// The tokens of a text, ending with an end token.
    ///
    /// @throws InputError at a character that starts no token
    static List<Token> tokens(String source) {
        Lexer lexer = new Lexer(source);
        while (lexer.at < source.length()) {
            lexer.next();
        }
        lexer.tokens.add(new Token(TokenKind.END, "", new Span(source.length(), source.length())));
        return lexer.tokens;
    }

    private void next() {
        int c = source.codePointAt(at);
        if (c == '\n' || c == ';' || c == '；') {
            add(TokenKind.BREAK, "\n", at + 1);
        } else if (Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF') {
            at += Character.charCount(c);
        } else if (c == '#') {
            int end = source.indexOf('\n', at);
            at = end < 0 ? source.length() : end;
        } else if (c >= '0' && c <= '9') {
            number();
        } else if (Character.isUnicodeIdentifierStart(c) || c == '_') {
            name();
        } else {
            symbol(c);
        }
    }

    private void number() {
        int end = at;
        while (end < source.length() && (Character.isDigit(source.charAt(end)) || source.charAt(end) == '_')) {
            end++;
        }
        add(TokenKind.NUMBER, source.substring(at, end), end);
    }

    private void name() {
        int end = at;
        while (end < source.length() && isNamePart(source.codePointAt(end))) {
            end += Character.charCount(source.codePointAt(end));
        }
        add(TokenKind.NAME, source.substring(at, end), end);
    }

    private static boolean isNamePart(int c) {
        return (Character.isUnicodeIdentifierPart(c) && !Character.isIdentifierIgnorable(c)) || c == '_' || c == '\'';
    }

    private void symbol(int c) {
        if (source.startsWith("&&", at)) {
            throw new InputError(
                    source,
                    new Span(at, at + 2),
                    "\"&&\" means nothing in rules; write \"and\"",
                    "规则中不能使用“&&”；请写 \"and\"");
        }
        for (String symbol : SYMBOLS) {
            if (source.startsWith(symbol, at)) {
                add(TokenKind.SYMBOL, PLAIN.getOrDefault(symbol, symbol), at + symbol.length());
                return;
            }
        }
        String shown = Character.toString(c);
        String instead = instead(c);
        throw new InputError(
                source,
                new Span(at, at + Character.charCount(c)),
                "\"" + shown + "\" means nothing in rules" + (instead.isEmpty() ? "" : "; write " + instead),
                "规则中不能使用“" + shown + "”" + (instead.isEmpty() ? "" : "；请写 " + instead));
    }

    private static String instead(int c) {
        return switch (c) {
            case '|' -> "\"or\"";
            case '!' -> "\"not\", \"!=\"";
            case '×', '⋅' -> "\"*\"";
            default -> "";
        };
    }

    private void add(TokenKind kind, String text, int end) {
        tokens.add(new Token(kind, text, new Span(at, end)));
        at = end;
    }
}
