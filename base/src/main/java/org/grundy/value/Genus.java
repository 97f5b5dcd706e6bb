package org.grundy.value;

import java.util.List;
import java.util.stream.Collectors;

/// The genus of a position: its Grundy value, and the misère Grundy values of the sums of the position and
/// 0, 1, 2, … heaps of two. These alternate in the end between x and x ⊕ 2.
///
/// Source: Berlekamp, Conway, Guy, *Winning Ways* (2001), vol. 2, ch. 13.
///
/// @param normal the Grundy value g+
/// @param misere the misère Grundy values, up to the first two that alternate for ever; the first is g−
/// @param kind what kind of position it is
public record Genus(int normal, List<Integer> misere, Kind kind) {
    /// Kinds of positions.
    public enum Kind {
        /// In misère play as good as a heap of Nim.
        HEAP,
        /// The position and all that can follow are fickle or firm.
        TAME,
        /// Any other.
        WILD,
        /// One of these; which one was not looked for.
        OPEN
    }

    /// Copies the list.
    ///
    /// @throws IllegalArgumentException if it has not two values
    public Genus {
        misere = List.copyOf(misere);
        if (misere.size() < 2) {
            throw new IllegalArgumentException("two values alternate in the end: " + misere);
        }
    }

    /// The misère Grundy value g− of the position itself.
    public int misereValue() {
        return misere.getFirst();
    }

    /// The symbol: `3` for what is as good as a heap of Nim, `2^2` where the values with heaps of two are
    /// those of a heap of Nim of two or more, or of a firm 0 or 1, and else all superscripts: `4^146`.
    public String symbol() {
        if (kind == Kind.HEAP) {
            return Integer.toString(normal);
        }
        if (misere.equals(List.of(normal, normal ^ 2))) {
            return normal + "^" + normal;
        }
        boolean wide = misere.stream().anyMatch(value -> value > 9);
        return normal + "^" + misere.stream().map(String::valueOf).collect(Collectors.joining(wide ? "," : ""));
    }
}
