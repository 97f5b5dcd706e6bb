package org.grundy.lang.rules.internal.tree;

import org.grundy.lang.Span;

/// A condition.
public sealed interface Truth {
    /// True or false whatever the state.
    record Always(boolean value) implements Truth {}

    /// A comparison of two numbers.
    record Compared(Relation relation, Whole left, Whole right, Span span) implements Truth {}

    /// Both conditions; the second is not looked at where the first is false.
    record Both(Truth first, Truth second) implements Truth {}

    /// Either condition; the second is not looked at where the first is true.
    record Either(Truth first, Truth second) implements Truth {}

    /// The opposite.
    record Not(Truth operand) implements Truth {}

    /// How two numbers are compared.
    enum Relation {
        /// The same.
        EQUAL,
        /// Different.
        UNEQUAL,
        /// Smaller.
        LESS,
        /// Smaller or the same.
        AT_MOST,
        /// The left divides the right.
        DIVIDES
    }
}
