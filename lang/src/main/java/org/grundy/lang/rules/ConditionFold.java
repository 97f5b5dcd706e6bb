package org.grundy.lang.rules;

import java.util.List;
import org.grundy.lang.rules.ConditionTerms.Operation;
import org.grundy.lang.rules.internal.tree.BoolExpr;
import org.grundy.lang.rules.internal.tree.IntExpr;
import org.grundy.text.Span;

/// Walks through a condition and makes terms of it.
///
/// @param terms made
/// @param <E> the type of what is made
record ConditionFold<E>(ConditionTerms<E> terms) {
    E of(BoolExpr condition) {
        return switch (condition) {
            case BoolExpr.Constant(boolean value) -> terms.truth(value);
            case BoolExpr.Not(BoolExpr operand) -> terms.of(Operation.NOT, List.of(of(operand)));
            case BoolExpr.And(BoolExpr first, BoolExpr second) ->
                terms.of(Operation.BOTH, List.of(of(first), of(second)));
            case BoolExpr.Or(BoolExpr first, BoolExpr second) ->
                terms.of(Operation.EITHER, List.of(of(first), of(second)));
            case BoolExpr.Comparison(var relation, IntExpr left, IntExpr right, Span span) ->
                terms.of(Operation.valueOf(relation.name()), List.of(of(left), of(right)));
        };
    }

    private E of(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> terms.number(value);
            case IntExpr.Variable(int slot) -> terms.variable(slot);
            case IntExpr.Arithmetic(var operation, IntExpr left, IntExpr right, Span span) ->
                terms.of(Operation.valueOf(operation.name()), List.of(of(left), of(right)));
            case IntExpr.Function(var kind, List<IntExpr> arguments, Span span) ->
                terms.of(
                        Operation.valueOf(kind.name()),
                        arguments.stream().map(this::of).toList());
            case IntExpr.Element element -> throw lists();
            case IntExpr.Total total -> throw lists();
            case IntExpr.Count count -> throw lists();
        };
    }

    private static IllegalStateException lists() {
        return new IllegalStateException("a condition on numbers has no lists");
    }
}
