package org.grundy.lang.nim;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.text.Span;

/// An expression of nim arithmetic, with its place in the text.
public sealed interface NimTerm {
    /// Where it stands in the text.
    Span span();

    /// How firmly it holds together: 1 for a sum, 2 for a product, 3 for a power, 4 for what needs no
    /// brackets.
    int strength();

    /// The expression in one notation, with `⊕` and `⊗`, as few brackets as possible, and numbers in
    /// decimal.
    String notation();

    /// The expression as part of a larger one.
    ///
    /// @param least how firmly it must hold together there
    default String notation(int least) {
        return strength() < least ? "(" + notation() + ")" : notation();
    }

    /// A nimber written as a number.
    ///
    /// @param value at least 0
    record Literal(BigInteger value, Span span) implements NimTerm {
        @Override
        public int strength() {
            return 4;
        }

        @Override
        public String notation() {
            return value.toString();
        }
    }

    /// Expressions with operators of one strength between them, worked off from the left. One list and not
    /// pairs of pairs: so long sums are not deep.
    ///
    /// @param links what follows the first expression, at least one
    record Chain(NimTerm first, List<Link> links) implements NimTerm {
        /// Copies the list.
        public Chain {
            links = List.copyOf(links);
        }

        @Override
        public Span span() {
            return first.span().to(links.getLast().term().span());
        }

        @Override
        public int strength() {
            return links.getFirst().operator().strength();
        }

        @Override
        public String notation() {
            return links.stream()
                    .map(link ->
                            " " + link.operator().sign() + " " + link.term().notation(strength() + 1))
                    .collect(Collectors.joining("", first.notation(strength()), ""));
        }
    }

    /// An operator and what stands behind it.
    record Link(NimOperator operator, NimTerm term) {}

    /// A nim power.
    ///
    /// @param exponent an ordinary integer
    record Power(NimTerm base, BigInteger exponent, Span span) implements NimTerm {
        @Override
        public int strength() {
            return 3;
        }

        @Override
        public String notation() {
            return base.notation(strength() + 1) + "^" + exponent;
        }
    }

    /// A function of an expression.
    record Call(NimFunction function, NimTerm argument, Span span) implements NimTerm {
        @Override
        public int strength() {
            return 4;
        }

        @Override
        public String notation() {
            return function.written() + "(" + argument.notation() + ")";
        }
    }
}
