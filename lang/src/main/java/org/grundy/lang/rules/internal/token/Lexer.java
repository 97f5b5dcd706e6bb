package org.grundy.lang.rules.internal.token;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Splits a rule text into tokens. Full-width punctuation and mathematical signs are normalised to
/// ASCII.
public final class Lexer {
    /// How each sign reads: the first that the text goes on with is taken.
    private static final List<Sign> SIGNS = """
            -> --> -> ==> => |-> －＞ ＝＞ —> –> → ⇒ ⟶ ⟹ ↦
            .. ... .. …… …
            <= <= =< ＜＝ ≤ ≦ ⩽
            >= >= ＞＝ ≥ ≧ ⩾
            != != <> ≠ ！＝
            and && ＆＆ ∧
            or || ｜｜ ∨
            not ¬
            in ∈
            ^ ** ^ ＾
            / // / ／ ÷
            = == = ＝
            ( ( （
            ) ) ）
            [ [ 【
            ] ] 】
            { { ｛
            } } ｝
            , , ， 、
            : : ：
            + + ＋
            - - － − –
            * * ＊ · × ⋅
            % % ％
            < < ＜
            > > ＞
            & & ＆
            ⊗ ⊗
            """.lines().map(Sign::of).toList();

    /// A sign.
    ///
    /// @param text how it is written in full
    /// @param written all ways to write it
    private record Sign(String text, List<String> written) {
        private static Sign of(String row) {
            List<String> words = List.of(row.split(" "));
            return new Sign(words.getFirst(), words.subList(1, words.size()));
        }

        TokenKind kind() {
            return Character.isLetter(text.charAt(0)) ? TokenKind.NAME : TokenKind.SYMBOL;
        }
    }

    private final String source;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Lexer(String source) {
        this.source = source;
    }

    /// The tokens of a text, ending with an end token.
    ///
    /// @throws InputError at a character that starts no token
    public static List<Token> tokens(String source) {
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
        } else if (Character.isDigit(c)) {
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
        String digits = source.substring(at, end)
                .codePoints()
                .mapToObj(c -> c == '_' ? "" : Integer.toString(Character.digit(c, 10)))
                .collect(Collectors.joining());
        add(TokenKind.NUMBER, digits, end);
    }

    private void name() {
        int end = at + Character.charCount(source.codePointAt(at));
        while (end < source.length() && isNamePart(source.codePointAt(end))) {
            end += Character.charCount(source.codePointAt(end));
        }
        add(TokenKind.NAME, source.substring(at, end), end);
    }

    private static boolean isNamePart(int c) {
        return (Character.isUnicodeIdentifierPart(c) && !Character.isIdentifierIgnorable(c)) || c == '_' || c == '\'';
    }

    private void symbol(int c) {
        if (source.startsWith(">>", at) || source.startsWith("<<", at)) {
            boolean right = c == '>';
            throw meaningless(
                    right ? ">>" : "<<",
                    right
                            ? new BilingualText("\"n / 2^k\", which is rounded down", "\"n / 2^k\"，结果向下取整")
                            : same("\"n * 2^k\""));
        }
        for (Sign sign : SIGNS) {
            for (String written : sign.written()) {
                if (source.startsWith(written, at)) {
                    add(sign.kind(), sign.text(), at + written.length());
                    return;
                }
            }
        }
        throw meaningless(Character.toString(c), instead(c));
    }

    private InputError meaningless(String shown, BilingualText instead) {
        return new InputError(
                source,
                new Span(at, at + shown.length()),
                "\"" + shown + "\" means nothing in rules" + (instead.en().isEmpty() ? "" : "; write " + instead.en()),
                "规则中不能使用“" + shown + "”" + (instead.zh().isEmpty() ? "" : "；请写 " + instead.zh()));
    }

    private static BilingualText instead(int c) {
        return switch (c) {
            case '|', '｜' ->
                new BilingualText(
                        "\",\" between moves, \"or\" between conditions, \"bitor\" between numbers",
                        "`,` 分隔走法，`or` 连接条件，`bitor` 作按位或");
            case '∣' -> same("\"divides\"");
            case '!', '！' -> same("\"not\", \"!=\"");
            case '~', '～', '〜' -> same("\"..\"");
            case '²' -> same("\"^2\"");
            case '³' -> same("\"^3\"");
            case '√' -> same("\"isqrt(n)\"");
            case '⌊', '⌋' -> new BilingualText("\"n / 2\", which is rounded down", "\"n / 2\"，结果向下取整");
            case '.', '。' -> new BilingualText("a new line or \";\" at the end of a rule", "换行或“;”来结束一条规则");
            default -> same("");
        };
    }

    private static BilingualText same(String text) {
        return new BilingualText(text, text);
    }

    private void add(TokenKind kind, String text, int end) {
        tokens.add(new Token(kind, text, new Span(at, end)));
        at = end;
    }
}
