package org.grundy.value;

import java.util.Set;

/// The loopy value of a position of a game in which positions can come again, in normal play, endless play
/// being a draw.
///
/// Sources: Smith, "Graphs and composite games" (1966); Fraenkel and Perl, "Constructions in combinatorial
/// games with cycles" (1975).
public sealed interface LoopyLabel {
    /// The position behaves as a heap of Nim in every sum.
    ///
    /// @param value its Grundy value, at least 0
    /// @param stamp when the label was given: a player who always moves to the least stamps does not go
    ///     round in circles
    record Finite(int value, int stamp) implements LoopyLabel {}

    /// The position has no Grundy value.
    ///
    /// @param reachable the finite values among its options
    record Infinite(Set<Integer> reachable) implements LoopyLabel {
        /// Copies the set.
        public Infinite {
            reachable = Set.copyOf(reachable);
        }
    }
}
