package org.grundy.lang.rules.tree;

import org.grundy.lang.expression.BoolExpr;

/// A clause of a rule: a loop of a variable over a set, or a condition.
public sealed interface Clause {
    /// The variable takes each value in turn.
    record For(int slot, SetExpr values) implements Clause {}

    /// Continues only if the condition holds.
    record If(BoolExpr condition) implements Clause {}
}
