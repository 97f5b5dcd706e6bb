package org.grundy.lang.rules.internal.syntax;

/// What stands behind a move: for which values of a variable it is meant, or under which condition.
public sealed interface ClauseSyntax {
    /// The variable takes each value of the set in turn.
    record For(SyntaxNode.Name variable, SyntaxNode set) implements ClauseSyntax {}

    /// Only where the condition holds.
    record If(SyntaxNode condition) implements ClauseSyntax {}
}
