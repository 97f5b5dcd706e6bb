package org.grundy.lang.expression;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Determines which variables an expression uses.
public final class VariableSlots {
    private VariableSlots() {}

    /// The last slot that a condition uses, those of the elements of lists in it, too; -1 if it uses none.
    public static int last(BoolExpr condition) {
        return condition
                .number()
                .subexpressions()
                .mapToInt(part -> part instanceof IntExpr.Variable variable ? variable.slot() : -1)
                .max()
                .orElse(-1);
    }

    /// The last slot whose value a condition needs to be asked, -1 if it needs none.
    public static int lastNeeded(BoolExpr condition) {
        return needed(condition).max().orElse(-1);
    }

    private static IntStream needed(Expression expression) {
        return switch (expression) {
            case IntExpr.Variable variable -> IntStream.of(variable.slot());
            case ListExpr.Mapped(IntExpr element, var variable, ListExpr over, BoolExpr condition) ->
                needed(over, variable, element, condition);
            case ListExpr.Nested(ListExpr inner, var variable, ListExpr over) -> needed(over, variable, inner);
            default -> expression.children().stream().flatMapToInt(VariableSlots::needed);
        };
    }

    /// Those of a list, and of what is inside it but for the variable that runs through the list.
    private static IntStream needed(ListExpr over, IntExpr.Variable variable, Expression... inside) {
        IntStream further = Stream.of(inside).flatMapToInt(VariableSlots::needed);
        return IntStream.concat(needed(over), further.filter(slot -> slot < variable.slot()));
    }
}
