package org.grundy.lang.rules.tree;

import org.grundy.lang.arithmetic.Relation;
import org.grundy.text.Span;

/// A condition.
public sealed interface BoolExpr {
    /// A constant: true or false.
    record Constant(boolean value) implements BoolExpr {}

    /// A comparison of two numbers.
    record Comparison(Relation relation, IntExpr left, IntExpr right, Span span) implements BoolExpr {}

    /// Conjunction; the second is not evaluated if the first is false.
    record And(BoolExpr first, BoolExpr second) implements BoolExpr {}

    /// Disjunction; the second is not evaluated if the first is true.
    record Or(BoolExpr first, BoolExpr second) implements BoolExpr {}

    /// Negation.
    record Not(BoolExpr operand) implements BoolExpr {}
}
