package org.grundy.lang.rules.tree;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.Expression;
import org.grundy.text.Span;

/// One rule: the moves from the states to which it applies.
///
/// @param clauses loops and conditions, in this order
/// @param terms the terms of the sum that a move leads to
/// @param span where it stands
public record RuleTree(List<Clause> clauses, List<MoveTerm> terms, Span span) {
    public RuleTree {
        clauses = List.copyOf(clauses);
        terms = List.copyOf(terms);
    }

    /// The component that a move leaves, if each one leaves one.
    public Optional<MoveTerm> single() {
        return Optional.of(terms)
                .filter(parts -> parts.size() == 1)
                .map(List::getFirst)
                .filter(MoveTerm::isOne);
    }

    /// Its loops, in their order.
    public List<Clause.For> loops() {
        return clauses.stream()
                .filter(Clause.For.class::isInstance)
                .map(Clause.For.class::cast)
                .toList();
    }

    /// Its conditions, in their order.
    public Stream<BoolExpr> conditions() {
        return clauses.stream().filter(Clause.If.class::isInstance).map(clause -> ((Clause.If) clause).condition());
    }

    /// The expressions in it, from left to right.
    public Stream<Expression> expressions() {
        return Stream.concat(
                of(clauses), terms.stream().flatMap(term -> Stream.concat(term.children(), of(term.each()))));
    }

    private static Stream<Expression> of(List<Clause> clauses) {
        return clauses.stream().flatMap(clause -> clause.children().stream());
    }
}
