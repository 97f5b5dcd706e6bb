package org.grundy.lang.rules.internal.tree;

import java.util.List;
import org.grundy.text.Span;

/// One rule: the moves from the states that it is meant for.
///
/// @param clauses what is asked and run through, in this order
/// @param parts the components that a move leaves
/// @param span where it stands
public record RuleTree(List<Clause> clauses, List<MoveTerm> parts, Span span) {
    /// Copies the lists.
    public RuleTree {
        clauses = List.copyOf(clauses);
        parts = List.copyOf(parts);
    }
}
