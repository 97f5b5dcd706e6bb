package org.grundy.lang.rules.internal.proof;

import java.math.BigInteger;
import java.util.List;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;

/// Computes expressions of which a [Direction] may be known, with numbers of any size.
final class ExactExpression {
    private ExactExpression() {}

    /// Whether a comparison by size holds.
    ///
    /// @param slots the variables' values
    static boolean holds(BoolExpr.Comparison compared, List<BigInteger> slots) {
        int order = value(compared.left(), slots).compareTo(value(compared.right(), slots));
        return compared.relation() == Relation.LESS ? order < 0 : order <= 0;
    }

    private static BigInteger value(IntExpr expression, List<BigInteger> slots) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> BigInteger.valueOf(value);
            case IntExpr.Variable(var name, int slot) -> slots.get(slot);
            case IntExpr.Arithmetic(var operation, IntExpr left, IntExpr right, var span) ->
                operation.exact(value(left, slots), value(right, slots));
            case IntExpr.Function function -> value(function, slots);
            default -> throw new IllegalArgumentException("has no direction: " + expression);
        };
    }

    private static BigInteger value(IntExpr.Function applied, List<BigInteger> slots) {
        return applied.function()
                .rising(applied.arguments().stream()
                        .map(argument -> value(argument, slots))
                        .toList())
                .orElseThrow(() -> new IllegalArgumentException("has no direction: " + applied.function()));
    }
}
