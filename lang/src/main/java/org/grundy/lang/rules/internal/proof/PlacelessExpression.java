package org.grundy.lang.rules.internal.proof;

import java.util.List;
import org.grundy.lang.rules.tree.BoolExpr;
import org.grundy.lang.rules.tree.IntExpr;
import org.grundy.lang.rules.tree.ListExpr;
import org.grundy.text.Span;

/// Expressions without their places in the text: two of them are equal if they are written alike, and then they
/// have the same value for the same variables.
final class PlacelessExpression {
    private static final Span NOWHERE = new Span(0, 0);

    private PlacelessExpression() {}

    static IntExpr of(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant constant -> constant;
            case IntExpr.Variable variable -> variable;
            case IntExpr.Arithmetic(var operation, IntExpr left, IntExpr right, Span span) ->
                new IntExpr.Arithmetic(operation, of(left), of(right), NOWHERE);
            case IntExpr.Function(var kind, List<IntExpr> arguments, Span span) ->
                new IntExpr.Function(kind, all(arguments), NOWHERE);
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                new IntExpr.Choice(of(condition), of(then), of(otherwise));
            case IntExpr.Element(ListExpr list, IntExpr index, Span span) ->
                new IntExpr.Element(of(list), of(index), NOWHERE);
            case IntExpr.Total(var summary, ListExpr list, Span span) -> new IntExpr.Total(summary, of(list), NOWHERE);
            case IntExpr.Count(ListExpr list, IntExpr value) -> new IntExpr.Count(of(list), of(value));
            case IntExpr.Digital(var program, IntExpr argument, Span span) ->
                new IntExpr.Digital(program, of(argument), NOWHERE);
        };
    }

    private static List<IntExpr> all(List<IntExpr> expressions) {
        return expressions.stream().map(PlacelessExpression::of).toList();
    }

    private static BoolExpr of(BoolExpr condition) {
        return switch (condition) {
            case BoolExpr.Constant constant -> constant;
            case BoolExpr.Comparison(var relation, IntExpr left, IntExpr right, Span span) ->
                new BoolExpr.Comparison(relation, of(left), of(right), NOWHERE);
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> new BoolExpr.And(of(first), of(second));
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> new BoolExpr.Or(of(first), of(second));
            case BoolExpr.Not(BoolExpr operand) -> new BoolExpr.Not(of(operand));
        };
    }

    private static ListExpr of(ListExpr list) {
        return switch (list) {
            case ListExpr.State state -> state;
            case ListExpr.Literal(List<IntExpr> elements) -> new ListExpr.Literal(all(elements));
            case ListExpr.Changed(var change, ListExpr of, List<IntExpr> arguments, Span span) ->
                new ListExpr.Changed(change, of(of), all(arguments), NOWHERE);
            case ListExpr.Joined(ListExpr first, ListExpr second) -> new ListExpr.Joined(of(first), of(second));
        };
    }
}
