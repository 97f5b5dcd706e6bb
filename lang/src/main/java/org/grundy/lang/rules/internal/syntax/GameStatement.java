package org.grundy.lang.rules.internal.syntax;

import java.util.List;
import java.util.Optional;
import org.grundy.text.Span;

/// A statement about a game.
public sealed interface GameStatement {
    /// Where it stands.
    Span span();

    /// A rule: moves from the states that match a pattern to a sum.
    record Move(Span span, List<PatternItem> pattern, List<TermSyntax> terms, List<ClauseSyntax> clauses)
            implements GameStatement {}

    /// Names the numbers of a state and declares which states exist.
    record States(Span span, List<PatternItem> pattern, Optional<SyntaxNode> where) implements GameStatement {}

    /// Declares the state's numbers unordered.
    record Unordered(Span span) implements GameStatement {}

    /// Declares the status of states that satisfy a condition, instead of rules.
    record When(Span span, Verdict verdict, SyntaxNode condition, Optional<SyntaxNode> value) implements GameStatement {
        /// The status declared.
        public enum Verdict {
            /// Whoever is to move wins the whole sum at once.
            WIN,
            /// There are no moves.
            LOSE,
            /// It is a nimber.
            VALUE
        }
    }

    /// How a starting position is written and which state it is.
    record Start(Span span, List<PatternItem> pattern, List<SyntaxNode> state) implements GameStatement {}

    /// Defines a function of numbers, or a list.
    ///
    /// @param name of the function or list
    /// @param list whether it is a list
    /// @param passed names of further numbers that each call passes on: parameters that became numbers of states
    record Let(
            Span span,
            SyntaxNode.Name name,
            boolean list,
            List<SyntaxNode.Name> arguments,
            List<String> passed,
            SyntaxNode body)
            implements GameStatement {}

    /// Words that say how sums are played: `normal`, `misere`, `conjunctive`, `short` and so on.
    record Convention(Span span, List<SyntaxNode.Name> words) implements GameStatement {}
}
