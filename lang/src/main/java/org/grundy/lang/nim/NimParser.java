package org.grundy.lang.nim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Reads questions such as `5*7 + inv(3)^2` and `order(7)`.
///
///     question = sum | ( "order" | "degree" ) "(" sum ")" | "log" "(" sum "," sum ")"
///     sum      = product { "+" product }
///     product  = power { ( "*" | "/" ) power }
///     power    = atom [ "^" [ "-" ] number ]
///     atom     = number | function "(" sum ")" | "(" sum ")"
///
/// Numbers are decimal, also as `1e9` and with `_` between digits, or hexadecimal as `0x1f`. A number
/// after `^` is an ordinary integer; all others are nimbers.
final class NimParser {
    private static final int DEEPEST = 200;

    private final String source;
    private int at;
    private int depth;

    private NimParser(String source) {
        this.source = source;
    }

    /// Parses a whole text.
    ///
    /// @throws InputError if it is no such question
    static NimQuestion parse(String source) {
        NimParser parser = new NimParser(source);
        NimQuestion question = parser.question();
        if (parser.at < source.length()) {
            throw parser.expected("an operator (+ * / ^) or the end", "运算符（+ * / ^）或结尾");
        }
        return question;
    }

    private NimQuestion question() {
        space();
        int start = at;
        TextSlice name = name();
        int arguments = arguments(name.text());
        if (arguments == 0) {
            at = start;
            return new NimQuestion.Value(sum());
        }
        List<NimTerm> terms = arguments(name, arguments);
        space();
        if (at < source.length()) {
            throw ordinary(name);
        }
        return switch (name.text().toLowerCase(Locale.ROOT)) {
            case "order" -> new NimQuestion.Order(terms.getFirst());
            case "degree" -> new NimQuestion.Degree(terms.getFirst());
            default -> new NimQuestion.Log(terms.getFirst(), terms.get(1));
        };
    }

    /// The number of arguments of a question; 0 if there is no question of this name.
    private static int arguments(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "order", "degree" -> 1;
            case "log" -> 2;
            default -> 0;
        };
    }

    private TextSlice name() {
        int start = at;
        while (Character.isLetter(here())) {
            at++;
        }
        return new TextSlice(source, new Span(start, at));
    }

    private List<NimTerm> arguments(TextSlice name, int count) {
        space();
        int open = at;
        if (!accept('(') && !accept('（')) {
            throw expected("\"(\" behind %s", "%s 之后的“(”", name.text());
        }
        List<NimTerm> arguments = new ArrayList<>();
        do {
            arguments.add(sum());
        } while (accept(',') || accept('，'));
        close(open);
        if (arguments.size() != count) {
            throw at(
                    new Span(name.span().start(), at),
                    "%s takes %s here, not %s",
                    "%s 需要 %s 项，而不是 %s 项",
                    name.text(),
                    count,
                    arguments.size());
        }
        return arguments;
    }

    private NimTerm sum() {
        return chain(this::product, NimOperator.SUM.precedence());
    }

    private NimTerm product() {
        return chain(this::power, NimOperator.PRODUCT.precedence());
    }

    private NimTerm chain(Supplier<NimTerm> part, int precedence) {
        NimTerm first = part.get();
        List<NimTerm.Link> links = new ArrayList<>();
        for (Optional<NimOperator> next = operator(precedence); next.isPresent(); next = operator(precedence)) {
            links.add(new NimTerm.Link(next.get(), part.get()));
        }
        return links.isEmpty() ? first : new NimTerm.Chain(first, links);
    }

    private Optional<NimOperator> operator(int precedence) {
        space();
        char sign = here();
        Optional<NimOperator> operator = Stream.of(NimOperator.values())
                .filter(each -> each.precedence() == precedence && each.reads(sign))
                .findFirst();
        at += operator.isPresent() ? 1 : 0;
        return operator;
    }

    private NimTerm power() {
        NimTerm base = atom();
        if (!accept('^')) {
            return base;
        }
        boolean negative = accept('-') || accept('−');
        space();
        NimTerm.Literal exponent = number("an integer: the exponent is an ordinary number", "整数：指数是普通的数");
        if (at < source.length() && source.charAt(at) == '^') {
            throw at(new Span(at, at + 1), "powers of powers need brackets, as in (2^3)^4", "幂的幂需要括号，例如 (2^3)^4");
        }
        BigInteger value = negative ? exponent.value().negate() : exponent.value();
        return new NimTerm.Power(base, value, base.span().to(exponent.span()));
    }

    private NimTerm atom() {
        if (++depth > DEEPEST) {
            throw at(new Span(at, at), "brackets are nested more than %s deep", "括号嵌套超过 %s 层", DEEPEST);
        }
        space();
        int start = at;
        NimTerm atom = Character.isLetter(here()) ? call() : accept('(') || accept('（') ? inBrackets(start) : number();
        depth--;
        space();
        return atom;
    }

    private NimTerm inBrackets(int start) {
        NimTerm inside = sum();
        close(start);
        return inside;
    }

    private NimTerm call() {
        TextSlice name = name();
        if (arguments(name.text()) > 0) {
            throw ordinary(name);
        }
        NimFunction function = NimFunction.named(name.text()).orElseThrow(() -> unknown(name));
        NimTerm argument = arguments(name, 1).getFirst();
        return new NimTerm.Call(function, argument, new Span(name.span().start(), at));
    }

    private static InputError ordinary(TextSlice name) {
        return name.error(
                "%s(…) is an ordinary number and no nimber: it can only be asked for alone",
                "%s(…) 是普通的数而不是尼姆数：只能单独询问", name.text());
    }

    private void close(int open) {
        if (accept(')') || accept('）')) {
            return;
        }
        if (at < source.length()) {
            throw expected("an operator, \",\" or \")\"", "运算符、“,”或“)”");
        }
        throw at(new Span(open, open + 1), "this bracket is never closed", "这个括号没有配对的右括号");
    }

    private NimTerm.Literal number() {
        return number("a nimber such as 5, a function such as sqrt(5), or \"(\"", "尼姆数（如 5）、函数（如 sqrt(5)）或“(”");
    }

    private NimTerm.Literal number(String en, String zh) {
        int start = at;
        while (Character.isLetterOrDigit(here()) || here() == '_') {
            at++;
        }
        TextSlice slice = new TextSlice(source, new Span(start, at));
        return new NimTerm.Literal(
                hexadecimal(slice).or(slice::asNumber).orElseThrow(() -> missing(start, en, zh)), slice.span());
    }

    private InputError missing(int start, String en, String zh, Object... values) {
        Span span = new Span(start, Math.min(source.length(), Math.max(at, start + 1)));
        return at(span, "expected %s", "此处应为%s", BilingualText.of(en, zh, values));
    }

    private static Optional<BigInteger> hexadecimal(TextSlice slice) {
        boolean hexadecimal = slice.text().matches("0[xX][0-9a-fA-F]{1,830}");
        return hexadecimal ? Optional.of(new BigInteger(slice.text().substring(2), 16)) : Optional.empty();
    }

    private InputError unknown(TextSlice name) {
        String all = Stream.of(NimFunction.values()).map(NimFunction::written).collect(Collectors.joining(", "))
                + ", order, degree, log";
        return name.error("there is no function \"%s\"; there are %s", "没有函数“%s”；可用的函数：%s", name.text(), all);
    }

    private InputError expected(String en, String zh, Object... values) {
        return missing(at, en, zh, values);
    }

    private InputError at(Span span, String en, String zh, Object... values) {
        return new InputError(source, span, en, zh, values);
    }

    private boolean accept(char c) {
        space();
        boolean there = at < source.length() && source.charAt(at) == c;
        at += there ? 1 : 0;
        return there;
    }

    /// The character at the parser's position; a space at the end.
    private char here() {
        return at < source.length() ? source.charAt(at) : ' ';
    }

    private void space() {
        while (at < source.length() && Character.isWhitespace(source.charAt(at))) {
            at++;
        }
    }
}
