package org.grundy.lang.rules.tree;

import java.util.List;
import java.util.stream.Stream;

/// Determines which variables an expression uses.
public final class VariableSlots {
    private VariableSlots() {}

    /// The last slot that a condition uses, -1 if it uses none.
    public static int last(BoolExpr condition) {
        return switch (condition) {
            case BoolExpr.Constant always -> -1;
            case BoolExpr.Not(BoolExpr operand) -> last(operand);
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> Math.max(last(first), last(second));
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> Math.max(last(first), last(second));
            case BoolExpr.Comparison compared -> Math.max(last(compared.left()), last(compared.right()));
        };
    }

    private static int last(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant constant -> -1;
            case IntExpr.Variable(int slot) -> slot;
            case IntExpr.Arithmetic arithmetic -> Math.max(last(arithmetic.left()), last(arithmetic.right()));
            case IntExpr.Function function -> last(function.arguments());
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                Math.max(last(condition), Math.max(last(then), last(otherwise)));
            case IntExpr.Element element -> Math.max(last(element.list()), last(element.index()));
            case IntExpr.Digital digital -> last(digital.argument());
            case IntExpr.Total total -> last(total.list());
            case IntExpr.Count count -> Math.max(last(count.list()), last(count.value()));
        };
    }

    private static int last(List<IntExpr> numbers) {
        return numbers.stream().mapToInt(VariableSlots::last).max().orElse(-1);
    }

    private static int last(ListExpr list) {
        return switch (list) {
            case ListExpr.State state -> -1;
            case ListExpr.Literal(List<IntExpr> elements) -> last(elements);
            case ListExpr.Changed changed -> Math.max(last(changed.list()), last(changed.arguments()));
            case ListExpr.Joined(ListExpr first, ListExpr second) ->
                Stream.of(first, second).mapToInt(VariableSlots::last).max().orElse(-1);
        };
    }
}
