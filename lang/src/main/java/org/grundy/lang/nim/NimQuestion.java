package org.grundy.lang.nim;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A question of nim arithmetic: the nimber of an expression, or an ordinary number that belongs to
/// nimbers.
public sealed interface NimQuestion {
    /// The nimber that an expression evaluates to.
    record Value(NimTerm term) implements NimQuestion {}

    /// The least exponent for which the power of a nimber is 1.
    record Order(NimTerm of) implements NimQuestion {}

    /// The number of bits of the smallest field that a nimber is in.
    record Degree(NimTerm of) implements NimQuestion {}

    /// Which power of another nimber a nimber is.
    record Log(NimTerm of, NimTerm base) implements NimQuestion {}

    /// The question in one notation.
    default String notation() {
        return switch (this) {
            case Value(NimTerm term) -> term.notation();
            case Order(NimTerm of) -> called("order", of);
            case Degree(NimTerm of) -> called("degree", of);
            case Log(NimTerm of, NimTerm base) -> called("log", of, base);
        };
    }

    private static String called(String name, NimTerm... terms) {
        return Stream.of(terms).map(NimTerm::notation).collect(Collectors.joining(", ", name + "(", ")"));
    }
}
