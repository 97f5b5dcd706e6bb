package org.grundy.lang.rules.internal.syntax;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.lang.rules.internal.token.TokenStream;
import org.grundy.text.Span;

/// What a function of digits is for one last digit, by its value without that digit: `2 if f(m) = 1 else 1`,
/// `[1, 2, 1][f(m)]`.
///
/// @param span where it stands
/// @param called the function
/// @param given the result for some values
/// @param others the result for all others, if they are meant
record DigitTable(Span span, String called, Map<Long, Long> given, Optional<Long> others) {
    /// The table that an expression is, empty if it is none.
    ///
    /// @param variable the number without its last digit
    static Optional<DigitTable> of(SyntaxNode node, String variable) {
        return switch (node) {
            case SyntaxNode.Choice(
                    var span,
                    SyntaxNode.Binary(
                            var s1,
                            BinaryOperator equal,
                            var s2,
                            SyntaxNode.Call call,
                            SyntaxNode.Literal(var s3, long value)),
                    SyntaxNode.Literal(var s4, long then),
                    SyntaxNode.Literal(var s5, long otherwise))
            when equal == BinaryOperator.EQUAL && isOf(call, variable) ->
                Optional.of(new DigitTable(span, call.called(), Map.of(value, then), Optional.of(otherwise)));
            case SyntaxNode.Element(
                    var span,
                    SyntaxNode.Call(var s1, var list, List<SyntaxNode> entries),
                    SyntaxNode.Call call)
            when isOf(call, variable) && entries.stream().allMatch(SyntaxNode.Literal.class::isInstance) ->
                Optional.of(new DigitTable(span, call.called(), places(entries), Optional.empty()));
            default -> Optional.empty();
        };
    }

    private static boolean isOf(SyntaxNode.Call call, String variable) {
        return call.arguments().size() == 1
                && call.arguments().getFirst() instanceof SyntaxNode.Name name
                && name.name().equals(variable);
    }

    private static Map<Long, Long> places(List<SyntaxNode> entries) {
        Map<Long, Long> places = new HashMap<>();
        for (int i = 0; i < entries.size(); i++) {
            places.put((long) i, ((SyntaxNode.Literal) entries.get(i)).value());
        }
        return places;
    }

    /// The table of a row without one: a number whatever the value is, or the value itself; empty for
    /// another row.
    ///
    /// @param function whose row it is
    /// @param most the largest value
    static Optional<DigitTable> of(DigitRow.Sum row, String function, Span span, long most) {
        return row.isCall() && row.called().equals(function)
                ? Optional.of(new DigitTable(
                        span,
                        function,
                        LongStream.rangeClosed(0, most).boxed().collect(Collectors.toMap(v -> v, v -> v)),
                        Optional.empty()))
                : row.factor() == 0 && row.slope() == 0
                        ? Optional.of(new DigitTable(span, function, Map.of(), Optional.of(row.constant())))
                        : Optional.empty();
    }

    /// The results that are written.
    Stream<Long> results() {
        return Stream.concat(given.values().stream(), others.stream());
    }

    /// The results for the values from 0 on.
    ///
    /// @param most the largest value
    /// @throws org.grundy.text.InputError if one is lacking
    List<Long> entries(TokenStream tokens, long most) {
        return LongStream.rangeClosed(0, most)
                .mapToObj(value -> Optional.ofNullable(given.get(value))
                        .or(() -> others)
                        .orElseThrow(() -> tokens.error(
                                span,
                                "there is no entry for the value %s, and there are values up to %s",
                                "没有值 %s 对应的项，而值可达 %s",
                                value,
                                most)))
                .toList();
    }
}
