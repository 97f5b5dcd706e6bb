package org.grundy.game;

import java.util.List;
import java.util.stream.Collectors;

/// A move in a sum: the changes of the components it touches, in the order of their numbers.
///
/// @param changes at least one; exactly one in a disjunctive sum
public record Move(List<ComponentChange<?>> changes) {
    /// Copies the list.
    ///
    /// @throws IllegalArgumentException if it is empty
    public Move {
        changes = List.copyOf(changes);
        if (changes.isEmpty()) {
            throw new IllegalArgumentException("a move changes something");
        }
    }

    /// The move that changes one component.
    public static Move of(ComponentChange<?> change) {
        return new Move(List.of(change));
    }

    /// Its changes in one line, as in `nim(3) → nim(1), kayles(2) → 0`.
    @Override
    public String toString() {
        return changes.stream().map(ComponentChange::toString).collect(Collectors.joining(", "));
    }
}
