package org.grundy.lang.rules.internal.tree;

import org.grundy.text.Span;

/// A condition.
public sealed interface BoolExpr {
    /// True or false whatever the state.
    record Always(boolean value) implements BoolExpr {}

    /// A comparison of two numbers.
    record Compared(Relation relation, IntExpr left, IntExpr right, Span span) implements BoolExpr {}

    /// Both conditions; the second is not looked at where the first is false.
    record Both(BoolExpr first, BoolExpr second) implements BoolExpr {}

    /// Either condition; the second is not looked at where the first is true.
    record Either(BoolExpr first, BoolExpr second) implements BoolExpr {}

    /// The opposite.
    record Not(BoolExpr operand) implements BoolExpr {}

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
