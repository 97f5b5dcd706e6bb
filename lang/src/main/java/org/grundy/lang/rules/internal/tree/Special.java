package org.grundy.lang.rules.internal.tree;

import org.grundy.lang.Span;

/// States for which something is said instead of rules.
public sealed interface Special {
    /// Which states.
    Truth condition();

    /// Whoever is to move wins the whole sum at once.
    record Win(Truth condition) implements Special {}

    /// There are no moves.
    record Lose(Truth condition) implements Special {}

    /// It is a nimber.
    record Value(Truth condition, Whole value, Span span) implements Special {}
}
