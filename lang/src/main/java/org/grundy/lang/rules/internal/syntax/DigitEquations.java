package org.grundy.lang.rules.internal.syntax;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.rules.internal.token.Keywords;
import org.grundy.lang.rules.internal.token.Token;
import org.grundy.lang.rules.internal.token.TokenKind;
import org.grundy.lang.rules.internal.token.TokenStream;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Functions of one number that are defined by its digits, an equation for each last digit:
/// `f(0) = 0, f(2m) = m, f(2m + 1) = f(m) + 1`. A function calls itself; or several call each other and
/// nothing is added, which is an automaton:
/// `f(0) = 1, f(2m) = f(m), f(2m + 1) = g(m), g(0) = 0, g(2m) = g(m), g(2m + 1) = f(m)`. Where the last
/// digit does not matter, one equation will do: `f(n) = [1, 0, 0][n] if n < 3 else f(n / 3)`. For a last
/// digit the value may also be looked up by the value without that digit: `f(2m) = 2 if f(m) = 1 else 1`.
final class DigitEquations {
    private static final long LARGEST_BASE = 1000;
    private static final long LARGEST_VALUE = 1000;

    private final TokenStream tokens;
    private final Map<String, EquatedFunction> functions = new LinkedHashMap<>();

    DigitEquations(TokenStream tokens) {
        this.tokens = tokens;
    }

    /// One equation.
    ///
    /// @param right parses what stands behind the equals sign
    /// @throws InputError if it is none
    void read(Supplier<SyntaxNode> right) {
        Token name = tokens.take();
        if (name.kind() != TokenKind.NAME || Keywords.contains(name.text())) {
            throw tokens.error(name.span(), "a function has a name, as in f(2m) = f(m)", "函数需要名字，例如 f(2m) = f(m)");
        }
        tokens.take();
        EquatedFunction function = functions.computeIfAbsent(name.text(), each -> new EquatedFunction(name.span()));
        if (tokens.peek().kind() == TokenKind.NAME) {
            String number = tokens.take().text();
            close();
            if (!function.isEmpty()) {
                throw again(name.span());
            }
            function.scaled(scale(name.text(), number, right.get()));
            return;
        }
        Token first = tokens.peek();
        if (first.kind() != TokenKind.NUMBER) {
            throw tokens.expected("0, 2m or 2m + 1 for a function of digits", "0、2m 或 2m + 1（由数位定义的函数）");
        }
        long factor = RuleExpressionParser.value(tokens, tokens.take());
        boolean product = tokens.accept("*");
        if (product || tokens.peek().kind() == TokenKind.NAME) {
            readDigit(function, factor, first.span(), right);
        } else {
            close();
            if (function.first.put(factor, number(right.get())) != null) {
                throw again(first.span());
            }
        }
    }

    /// The equation for a last digit, from the variable on: `m + 1) = f(m) + 1`.
    ///
    /// @param factor what the variable is multiplied by: the base
    /// @param begin where the factor stands
    private void readDigit(EquatedFunction function, long factor, Span begin, Supplier<SyntaxNode> right) {
        String variable = tokens.take().text();
        long digit = tokens.accept("+") ? RuleExpressionParser.value(tokens, tokens.take()) : 0;
        Span pattern = begin.to(tokens.last());
        if (factor < 2 || factor > LARGEST_BASE || digit >= factor || (function.base != 0 && function.base != factor)) {
            throw tokens.error(
                    pattern,
                    "write b*m + r with one base b of 2..%s and a last digit r below it",
                    "请写 b*m + r，其中进制 b 相同，在 2..%s 之内，末位 r 小于 b",
                    LARGEST_BASE);
        }
        function.base = factor;
        close();
        if (function.digits().contains(digit)) {
            throw again(pattern);
        }
        SyntaxNode value = right.get();
        DigitTable.of(value, variable)
                .ifPresentOrElse(
                        table -> function.tables.put(digit, table),
                        () -> function.rows.put(digit, new DigitRow(tokens, variable).read(value)));
    }

    private InputError again(Span span) {
        return tokens.error(span, "this is defined twice", "这里重复定义");
    }

    private void close() {
        tokens.expect(")", " behind the argument of the function", "（函数的自变量之后）");
        tokens.expect("=", " and the value of the function", "和函数的值");
    }

    private long number(SyntaxNode node) {
        return switch (node) {
            case SyntaxNode.Literal literal -> literal.value();
            case SyntaxNode.Negative(Span span, SyntaxNode.Literal literal) -> -literal.value();
            default -> throw tokens.error(node.span(), "a number is needed here", "此处需要一个数");
        };
    }

    /// `[1, 0, 0][n] if n < 3 else f(n / 3)`
    private DigitProgram scale(String function, String number, SyntaxNode node) {
        if (node instanceof SyntaxNode.Choice choice
                && choice.condition()
                        instanceof
                        SyntaxNode.Binary(
                                var s1,
                                BinaryOperator less,
                                var s2,
                                SyntaxNode.Name x,
                                SyntaxNode.Literal(var s3, long size))
                && less == BinaryOperator.LESS
                && choice.then()
                        instanceof
                        SyntaxNode.Element(
                                var s4,
                                SyntaxNode.Call(var s5, var list, List<SyntaxNode> entries),
                                SyntaxNode.Name y)
                && choice.otherwise()
                        instanceof SyntaxNode.Call(var s6, SyntaxNode.Name called, List<SyntaxNode> arguments)
                && arguments.size() == 1
                && arguments.getFirst()
                        instanceof
                        SyntaxNode.Binary(
                                var s7,
                                BinaryOperator over,
                                var s8,
                                SyntaxNode.Name z,
                                SyntaxNode.Literal(var s9, long base))
                && over == BinaryOperator.OVER
                && size == entries.size()
                && List.of(x.name(), y.name(), z.name(), called.name())
                        .equals(List.of(number, number, number, function))
                && base >= 2
                && base <= LARGEST_BASE) {
            return new DigitProgram.Recursion(
                    (int) base,
                    entries.stream().map(this::number).toList(),
                    Collections.nCopies((int) base, DigitProgram.Recursion.SAME));
        }
        throw tokens.error(
                node.span(),
                "for a function of all n write %1$s(n) = [1, 0, 0][n] if n < 3 else %1$s(n / 3), with a number for each small n; or an equation for each last digit, as in %1$s(0) = 0, %1$s(2m) = m, %1$s(2m + 1) = %1$s(m)",
                "对所有 n 定义函数请写 %1$s(n) = [1, 0, 0][n] if n < 3 else %1$s(n / 3)，列出小的 n 的值；或对每个末位写一个等式，例如 %1$s(0) = 0, %1$s(2m) = m, %1$s(2m + 1) = %1$s(m)",
                function);
    }

    /// The functions by their names.
    ///
    /// @throws InputError if an equation is missing, or they are no automaton although they call each other
    Map<String, DigitProgram> programs() {
        Map<String, DigitProgram> programs = new LinkedHashMap<>();
        functions.forEach((name, function) -> programs.put(name, program(name, function)));
        return programs;
    }

    private DigitProgram program(String name, EquatedFunction function) {
        if (function.scale.isPresent()) {
            return function.scale.get();
        }
        function.complete(tokens, name);
        if (!function.tables.isEmpty()) {
            return tables(name, function);
        }
        boolean alone = function.rows.values().stream()
                .allMatch(row -> row.factor() == 0 || row.called().equals(name));
        return alone ? recursion(function) : automaton(name, function);
    }

    private static DigitProgram recursion(EquatedFunction function) {
        return new DigitProgram.Recursion(
                (int) function.base,
                List.copyOf(function.first.values()),
                function.rows.values().stream()
                        .map(row -> List.of(row.factor(), row.slope(), row.constant()))
                        .toList());
    }

    /// Each row as a table of the values.
    private DigitProgram tables(String name, EquatedFunction function) {
        long most = function.results().mapToLong(each -> each).max().orElseThrow();
        Optional<DigitTable> other = function.tables.values().stream()
                .filter(table -> !table.called().equals(name))
                .findFirst();
        if (other.isPresent() || function.results().anyMatch(each -> each < 0 || each > LARGEST_VALUE)) {
            throw tokens.error(
                    other.map(DigitTable::span).orElse(function.span),
                    "a function that looks up its value calls itself only, and its values are 0..%s",
                    "查表的函数只能调用自身，且其值在 0..%s 之内",
                    LARGEST_VALUE);
        }
        TreeMap<Long, DigitTable> tables = new TreeMap<>(function.tables);
        function.rows.forEach((digit, row) -> tables.put(
                digit,
                DigitTable.of(row, name, function.span, most)
                        .orElseThrow(() -> tokens.error(
                                function.span,
                                "where a value is looked up for one last digit, it is a number, %s(m) or looked up for all others, too",
                                "若某个末位的值由查表给出，则其他末位的值须为数、%s(m) 或同样由查表给出",
                                name))));
        return new DigitProgram.TableRecursion(
                (int) function.base,
                List.copyOf(function.first.values()),
                tables.values().stream()
                        .map(table -> table.entries(tokens, most))
                        .toList());
    }

    /// A state for each function that is called from one on.
    private DigitProgram automaton(String start, EquatedFunction function) {
        List<String> states = new ArrayList<>(List.of(start));
        List<List<Integer>> next = new ArrayList<>();
        List<Long> output = new ArrayList<>();
        for (int i = 0; i < states.size(); i++) {
            EquatedFunction state = functions.get(states.get(i));
            if (state == null) {
                throw tokens.error(
                        function.span,
                        "%s is called but not defined behind \"where\"",
                        "“%s”被调用，但没有在 where 之后定义",
                        states.get(i));
            }
            if (state.scale.isEmpty()) {
                state.complete(tokens, states.get(i));
            }
            if (state.base != function.base
                    || state.first.size() != 1
                    || !state.tables.isEmpty()
                    || state.rows.values().stream().anyMatch(row -> !row.isCall())) {
                throw tokens.error(
                        state.span,
                        "functions that call each other have one base, a value for 0, and nothing is added to a call",
                        "互相调用的函数须用同一进制，只给出 0 处的值，且调用之外不加任何项");
            }
            next.add(state.rows.values().stream()
                    .map(row -> {
                        if (!states.contains(row.called())) {
                            states.add(row.called());
                        }
                        return states.indexOf(row.called());
                    })
                    .toList());
            output.add(state.first.get(0L));
        }
        return new DigitProgram.Automaton((int) function.base, next, output);
    }
}
