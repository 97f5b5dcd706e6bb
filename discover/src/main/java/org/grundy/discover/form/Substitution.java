package org.grundy.discover.form;

import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.Rewriting;

/// Substitutes expressions for variables.
public final class Substitution {
    private Substitution() {}

    /// An expression with others substituted for the variables with the first slots.
    ///
    /// @param instead by slot; other variables are unchanged
    public static IntExpr of(IntExpr expression, List<IntExpr> instead) {
        return of(expression, variable -> variable.slot() < instead.size() ? instead.get(variable.slot()) : variable);
    }

    /// An expression in one variable as one in two: its variable is replaced, and parameters move up
    /// one slot.
    public static IntExpr inPairs(IntExpr expression, IntExpr variable) {
        return of(expression, each -> each.slot() == 0 ? variable : new IntExpr.Variable(each.name(), each.slot() + 1));
    }

    private static IntExpr of(IntExpr expression, Function<IntExpr.Variable, IntExpr> replacement) {
        return new Rewriting(
                        number -> number instanceof IntExpr.Variable variable ? replacement.apply(variable) : number,
                        UnaryOperator.identity())
                .of(expression);
    }
}
