package org.grundy.lang.rules.internal.syntax;

import java.util.List;
import java.util.Optional;
import org.grundy.text.Span;

/// A statement about a game.
public sealed interface GameStatement {
    /// Where it stands.
    Span span();

    /// A rule: from states of a pattern there are moves to a sum.
    record Move(Span span, List<PatternItem> pattern, List<TermSyntax> terms, List<ClauseSyntax> clauses)
            implements GameStatement {}

    /// Names the numbers of a state and says which states there are.
    record States(Span span, List<PatternItem> pattern, Optional<SyntaxNode> where) implements GameStatement {}

    /// The order of a state's numbers does not matter.
    record Unordered(Span span) implements GameStatement {}

    /// What holds of states in which a condition is true, instead of the rules.
    record When(Span span, Verdict verdict, SyntaxNode condition, Optional<SyntaxNode> value) implements GameStatement {
        /// What is said of them.
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

    /// Words that say how sums are played: `normal`, `misere`, `conjunctive`, `short` and so on.
    record Convention(Span span, List<SyntaxNode.Name> words) implements GameStatement {}
}
