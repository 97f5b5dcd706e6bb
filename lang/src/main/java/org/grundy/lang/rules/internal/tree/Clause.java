package org.grundy.lang.rules.internal.tree;

/// A step on the way to a move: a variable runs through a set, or a condition is asked.
public sealed interface Clause {
    /// The variable takes each value in turn.
    record For(int slot, SetExpr values) implements Clause {}

    /// Goes on only where the condition holds.
    record If(BoolExpr condition) implements Clause {}
}
