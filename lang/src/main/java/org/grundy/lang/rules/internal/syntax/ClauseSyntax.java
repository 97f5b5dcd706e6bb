package org.grundy.lang.rules.internal.syntax;

/// A clause after a move: a loop of a variable, or a condition.
public sealed interface ClauseSyntax {
    /// The variable takes each value of the set in turn.
    record For(SyntaxNode.Name variable, SyntaxNode set) implements ClauseSyntax {}

    /// Only where the condition holds.
    record If(SyntaxNode condition) implements ClauseSyntax {}
}
