package org.grundy.lang.rules.internal.syntax;

import java.util.List;
import java.util.Optional;
import org.grundy.lang.Span;

/// A statement about a game.
public sealed interface Statement {
    /// Where it stands.
    Span span();

    /// A rule: from states of a pattern there are moves to a sum.
    record Move(Span span, List<Item> pattern, List<Term> terms, List<Clause> clauses) implements Statement {}

    /// Names the numbers of a state and says which states there are.
    record States(Span span, List<Item> pattern, Optional<Node> where) implements Statement {}

    /// The order of a state's numbers does not matter.
    record Unordered(Span span) implements Statement {}

    /// What holds of states in which a condition is true, instead of the rules.
    record When(Span span, Verdict verdict, Node condition, Optional<Node> value) implements Statement {
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
    record Start(Span span, List<Item> pattern, List<Node> state) implements Statement {}

    /// Words that say how sums are played: `normal`, `misere`, `conjunctive`, `short` and so on.
    record Convention(Span span, List<Node.Name> words) implements Statement {}
}
