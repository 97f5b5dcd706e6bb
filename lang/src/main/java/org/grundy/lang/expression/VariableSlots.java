package org.grundy.lang.expression;

/// Determines which variables an expression uses.
public final class VariableSlots {
    private VariableSlots() {}

    /// The last slot that a condition uses, -1 if it uses none.
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
}
