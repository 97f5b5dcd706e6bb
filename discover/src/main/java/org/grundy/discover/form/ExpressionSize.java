package org.grundy.discover.form;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;

/// How simple an expression is: one for each name, number and operation, two for a function, one for
/// each entry of a table, two for each constant of a routine, which stands in an equation of its own.
public final class ExpressionSize {
    /// Simpler expressions first.
    public static final Comparator<IntExpr> SIMPLER = Comparator.comparingLong(ExpressionSize::of);

    private static final Set<NumberFunction> OPERATORS =
            EnumSet.of(NumberFunction.MIN, NumberFunction.MAX, NumberFunction.NIMPRODUCT);

    private ExpressionSize() {}

    /// Whether a function is as simple as a sum.
    public static boolean isOperator(NumberFunction function) {
        return OPERATORS.contains(function);
    }

    /// The size of an expression.
    public static long of(IntExpr expression) {
        return expression.subexpressions().mapToLong(ExpressionSize::own).sum();
    }

    private static long own(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Truth(BoolExpr condition) -> 1 - unwritten(condition);
            case IntExpr.Function(NumberFunction function, List<IntExpr> arguments, var span) ->
                isOperator(function) ? 1 : 2;
            case IntExpr.Element(ListExpr.Fixed(List<Long> table), IntExpr index, var span) -> table.size();
            case IntExpr.Call call -> 2 + 2 * ConstantCount.in(call.routine());
            default -> 1;
        };
    }

    /// Of a table that says which numbers are meant only those are written.
    private static long unwritten(BoolExpr condition) {
        return condition
                                instanceof
                                BoolExpr.Comparison(
                                        var relation,
                                        IntExpr.Element(ListExpr.Fixed(List<Long> table), IntExpr index, var place),
                                        IntExpr.Constant(long one),
                                        var span)
                        && relation == Relation.EQUAL
                        && one == 1
                ? table.stream().filter(entry -> entry == 0).count()
                : 0;
    }
}
