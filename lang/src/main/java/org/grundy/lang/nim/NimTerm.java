package org.grundy.lang.nim;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.text.Span;

/// An expression of nim arithmetic, with its place in the text.
public sealed interface NimTerm {
    /// Where it stands in the text.
    Span span();

    /// Its precedence: 1 for a sum, 2 for a product, 3 for a power, 4 for an atom.
    default int precedence() {
        return switch (this) {
            case Chain chain -> chain.links().getFirst().operator().precedence();
            case Power power -> 3;
            case Literal literal -> 4;
            case Call call -> 4;
        };
    }

    /// The expression in one notation, with `⊕` and `⊗`, as few brackets as possible, and numbers in
    /// decimal.
    default String notation() {
        return switch (this) {
            case Literal literal -> literal.value().toString();
            case Chain(NimTerm first, List<Link> links) ->
                links.stream()
                        .map(link ->
                                " " + link.operator().sign() + " " + link.term().notation(precedence() + 1))
                        .collect(Collectors.joining("", first.notation(precedence()), ""));
            case Power power -> power.base().notation(precedence() + 1) + "^" + power.exponent();
            case Call call -> call.function().written() + "(" + call.argument().notation() + ")";
        };
    }

    /// The expression as part of a larger one.
    ///
    /// @param least the lowest precedence that needs no brackets there
    default String notation(int least) {
        return precedence() < least ? "(" + notation() + ")" : notation();
    }

    /// A nimber written as a number.
    ///
    /// @param value at least 0
    record Literal(BigInteger value, Span span) implements NimTerm {}

    /// A left-associative chain of operators of one precedence. A list and not nested pairs, so that
    /// long sums are not deep.
    ///
    /// @param links what follows the first expression, at least one
    record Chain(NimTerm first, List<Link> links) implements NimTerm {
        public Chain {
            links = List.copyOf(links);
        }

        @Override
        public Span span() {
            return first.span().to(links.getLast().term().span());
        }
    }

    /// An operator and its right operand.
    record Link(NimOperator operator, NimTerm term) {}

    /// A nim power.
    ///
    /// @param exponent an ordinary integer
    record Power(NimTerm base, BigInteger exponent, Span span) implements NimTerm {}

    /// A function of an expression.
    record Call(NimFunction function, NimTerm argument, Span span) implements NimTerm {}
}
