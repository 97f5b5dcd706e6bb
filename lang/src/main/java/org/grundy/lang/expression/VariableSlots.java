package org.grundy.lang.expression;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Determines which variables an expression uses.
public final class VariableSlots {
    private VariableSlots() {}

    /// The last slot that a condition uses, those of the elements of lists in it, too; -1 if it uses none.
    public static int last(BoolExpr condition) {
        return last(IntExpr.of(condition));
    }

    private static int last(IntExpr expression) {
        return expression instanceof IntExpr.Variable variable
                ? variable.slot()
                : expression.parts().stream()
                        .mapToInt(VariableSlots::last)
                        .max()
                        .orElse(-1);
    }

    /// The last slot whose value a condition needs to be asked, -1 if it needs none.
    public static int lastNeeded(BoolExpr condition) {
        return needed(IntExpr.of(condition)).max().orElse(-1);
    }

    private static IntStream needed(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Variable variable -> IntStream.of(variable.slot());
            case IntExpr.Element element -> IntStream.concat(needed(element.list()), needed(element.index()));
            case IntExpr.Total total -> needed(total.list());
            case IntExpr.Count count -> IntStream.concat(needed(count.list()), needed(count.value()));
            case IntExpr.Truth(BoolExpr condition) -> needed(condition.parts().stream());
            default -> needed(expression.parts().stream());
        };
    }

    private static IntStream needed(Stream<IntExpr> expressions) {
        return expressions.flatMapToInt(VariableSlots::needed);
    }

    private static IntStream needed(ListExpr list) {
        return switch (list) {
            case ListExpr.Mapped mapped ->
                IntStream.concat(
                        needed(mapped.over()),
                        needed(Stream.of(mapped.element(), mapped.condition().number()))
                                .filter(slot -> slot < mapped.variable().slot()));
            case ListExpr.Nested nested ->
                IntStream.concat(
                        needed(nested.over()),
                        needed(nested.inner())
                                .filter(slot -> slot < nested.variable().slot()));
            case ListExpr.Changed changed ->
                IntStream.concat(needed(changed.list()), needed(changed.arguments().stream()));
            case ListExpr.Joined(ListExpr first, ListExpr second) -> IntStream.concat(needed(first), needed(second));
            case ListExpr.Choice(BoolExpr condition, ListExpr then, ListExpr otherwise) ->
                IntStream.concat(needed(condition.number()), IntStream.concat(needed(then), needed(otherwise)));
            default -> needed(list.parts());
        };
    }
}
