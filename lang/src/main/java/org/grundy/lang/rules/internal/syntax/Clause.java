package org.grundy.lang.rules.internal.syntax;

/// What stands behind a move: for which values of a variable it is meant, or under which condition.
public sealed interface Clause {
    /// The variable takes each value of the set in turn.
    record For(Node.Name variable, Node set) implements Clause {}

    /// Only where the condition holds.
    record If(Node condition) implements Clause {}
}
