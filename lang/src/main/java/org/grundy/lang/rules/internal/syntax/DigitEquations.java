package org.grundy.lang.rules.internal.syntax;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.grundy.lang.rules.tree.DigitProgram;
import org.grundy.text.InputError;
import org.grundy.text.Span;

/// Functions of one number that are defined by its digits, an equation for each last digit: `f(0) = 0, f(2m) = m,
/// f(2m + 1) = f(m) + 1`. A function calls itself; or several call each other and nothing is added, which is an
/// automaton: `f(0) = 1, f(2m) = f(m), f(2m + 1) = g(m), g(0) = 0, g(2m) = g(m), g(2m + 1) = f(m)`. Where the last
/// digit does not matter, one equation will do: `f(n) = [1, 0, 0][n] if n < 3 else f(n / 3)`.
final class DigitEquations {
    private static final long LARGEST_BASE = 1000;

    private final TokenStream tokens;
    private final Map<String, DigitFunction> functions = new LinkedHashMap<>();

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
        DigitFunction function = functions.computeIfAbsent(name.text(), each -> new DigitFunction(name.span()));
        if (tokens.peek().kind() == TokenKind.NAME) {
            Token number = tokens.take();
            close();
            if (!function.first.isEmpty() || !function.rows.isEmpty() || function.scale.isPresent()) {
                throw tokens.error(name.span(), "this is defined twice", "这里重复定义");
            }
            function.scaled(scale(name.text(), number.text(), right.get()));
            return;
        }
        Token first = tokens.peek();
        if (first.kind() != TokenKind.NUMBER) {
            throw tokens.expected("0, 2m or 2m + 1 for a function of digits", "0、2m 或 2m + 1（由数位定义的函数）");
        }
        long factor = RuleExpressionParser.value(tokens, tokens.take());
        boolean product = tokens.accept("*");
        if (!product && tokens.peek().kind() != TokenKind.NAME) {
            close();
            put(function.first, factor, number(right.get()), first.span());
            return;
        }
        String variable = tokens.take().text();
        long digit = tokens.accept("+") ? RuleExpressionParser.value(tokens, tokens.take()) : 0;
        Span pattern = first.span().to(tokens.last());
        if (factor < 2 || factor > LARGEST_BASE || digit >= factor || (function.base != 0 && function.base != factor)) {
            throw tokens.error(
                    pattern,
                    "write b*m + r with one base b of 2.." + LARGEST_BASE + " and a last digit r below it",
                    "请写 b*m + r，其中进制 b 相同，在 2.." + LARGEST_BASE + " 之内，末位 r 小于 b");
        }
        function.base = factor;
        close();
        put(function.rows, digit, new DigitRow(tokens, variable).read(right.get()), pattern);
    }

    private void close() {
        tokens.expect(")", " behind the argument of the function", "（函数的自变量之后）");
        tokens.expect("=", " and the value of the function", "和函数的值");
    }

    private <V> void put(Map<Long, V> equations, long number, V value, Span at) {
        if (equations.put(number, value) != null) {
            throw tokens.error(at, "this is defined twice", "这里重复定义");
        }
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
                "for a function of all n write " + function + "(n) = [1, 0, 0][n] if n < 3 else " + function
                        + "(n / 3), with a number for each small n; or an equation for each last digit, as in "
                        + function + "(0) = 0, " + function + "(2m) = m, " + function + "(2m + 1) = " + function
                        + "(m)",
                "对所有 n 定义函数请写 " + function + "(n) = [1, 0, 0][n] if n < 3 else " + function
                        + "(n / 3)，列出小的 n 的值；或对每个末位写一个等式，例如 " + function + "(0) = 0, " + function
                        + "(2m) = m, " + function + "(2m + 1) = " + function + "(m)");
    }

    /// The functions by their names.
    ///
    /// @throws InputError if an equation is missing, or they are no automaton although they call each other
    Map<String, DigitProgram> programs() {
        Map<String, DigitProgram> programs = new LinkedHashMap<>();
        functions.forEach((name, function) -> programs.put(name, program(name, function)));
        return programs;
    }

    private DigitProgram program(String name, DigitFunction function) {
        if (function.scale.isPresent()) {
            return function.scale.get();
        }
        function.complete(tokens, name);
        boolean alone = function.rows.values().stream()
                .allMatch(row -> row.factor() == 0 || row.called().equals(name));
        return alone ? recursion(function) : automaton(name, function);
    }

    private static DigitProgram recursion(DigitFunction function) {
        return new DigitProgram.Recursion(
                (int) function.base,
                List.copyOf(function.first.values()),
                function.rows.values().stream()
                        .map(row -> List.of(row.factor(), row.slope(), row.constant()))
                        .toList());
    }

    /// A state for each function that is called from one on.
    private DigitProgram automaton(String start, DigitFunction function) {
        List<String> states = new ArrayList<>(List.of(start));
        List<List<Integer>> next = new ArrayList<>();
        List<Long> output = new ArrayList<>();
        for (int i = 0; i < states.size(); i++) {
            DigitFunction state = functions.get(states.get(i));
            if (state == null) {
                throw tokens.error(
                        function.span,
                        "" + states.get(i) + " is called but not defined behind \"where\"",
                        "“" + states.get(i) + "”被调用，但没有在 where 之后定义");
            }
            if (state.scale.isEmpty()) {
                state.complete(tokens, states.get(i));
            }
            if (state.base != function.base
                    || state.first.size() != 1
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

    /// The equations of one function.
    private static final class DigitFunction {
        private final Span span;
        private final TreeMap<Long, Long> first = new TreeMap<>();
        private final TreeMap<Long, DigitRow.Sum> rows = new TreeMap<>();
        private long base;
        private Optional<DigitProgram> scale = Optional.empty();

        private DigitFunction(Span span) {
            this.span = span;
        }

        private void scaled(DigitProgram program) {
            scale = Optional.of(program);
        }

        /// Checks that the first values have no gap, and that there is an equation for each last digit.
        private void complete(TokenStream tokens, String name) {
            String missing = first.isEmpty() || first.lastKey() != first.size() - 1
                    ? name + "(" + gap(first) + ")"
                    : base == 0
                            ? name + "(2m)"
                            : rows.size() < base
                                    ? name + "(" + base + "m" + (gap(rows) == 0 ? "" : " + " + gap(rows)) + ")"
                                    : "";
            if (!missing.isEmpty()) {
                throw tokens.error(span, "there is no equation for " + missing, "缺少 " + missing + " 的等式");
            }
        }

        private static long gap(Map<Long, ?> equations) {
            long number = 0;
            while (equations.containsKey(number)) {
                number++;
            }
            return number;
        }
    }
}
