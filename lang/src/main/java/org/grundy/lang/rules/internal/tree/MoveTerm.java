package org.grundy.lang.rules.internal.tree;

import java.util.List;
import java.util.Optional;
import org.grundy.text.Span;

/// A component, or several alike, of the sum that a move leads to.
///
/// @param copies how many copies, 1 if absent
/// @param numbers the component's numbers
/// @param list its list, if states have one
/// @param each runs through further variables, with one such component for each
/// @param span where it stands
public record MoveTerm(
        Optional<IntExpr> copies, List<IntExpr> numbers, Optional<ListExpr> list, List<Clause> each, Span span) {
    /// Copies the lists.
    public MoveTerm {
        numbers = List.copyOf(numbers);
        each = List.copyOf(each);
    }
}
