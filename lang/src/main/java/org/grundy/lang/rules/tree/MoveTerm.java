package org.grundy.lang.rules.tree;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.lang.expression.Expression;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.text.Span;

/// A term of the sum that a move leads to: a component, or several equal ones.
///
/// @param copies the number of copies, 1 if absent
/// @param numbers the component's numbers
/// @param list its list, if states have one
/// @param each loops over further variables, with one such component for each value
/// @param span where it stands
public record MoveTerm(
        Optional<IntExpr> copies, List<IntExpr> numbers, Optional<ListExpr> list, List<Clause> each, Span span) {
    public MoveTerm {
        numbers = List.copyOf(numbers);
        each = List.copyOf(each);
    }

    /// Whether it is one component, whatever the state.
    public boolean isOne() {
        return copies.isEmpty() && each.isEmpty();
    }

    /// What it is made of but for the loops, from left to right.
    public Stream<Expression> children() {
        return Stream.of(copies.stream(), numbers.stream(), list.stream()).flatMap(parts -> parts);
    }
}
