package org.grundy.discover.form;

import java.util.List;
import java.util.Optional;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.Rewriting;

/// Bounds by the golden ratio, which are read best as a product, `x * (x - l) < l * l`, and counted best as a line,
/// `x < (l + isqrt(5 * l * l)) / 2 + 1`. Both say the same of all natural numbers x and l.
public final class GoldenBounds {
    private GoldenBounds() {}

    /// An expression with lines in place of products.
    public static IntExpr asLines(IntExpr expression) {
        return new Rewriting(number -> number, condition -> line(condition).orElse(condition)).of(expression);
    }

    private static Optional<BoolExpr> line(BoolExpr condition) {
        return condition instanceof BoolExpr.Comparison(Relation relation, IntExpr product, IntExpr square, var span)
                        && relation == Relation.LESS
                        && product instanceof IntExpr.Arithmetic(Operation times, IntExpr x, IntExpr less, var at)
                        && times == Operation.MULTIPLY
                        && less instanceof IntExpr.Arithmetic(Operation minus, IntExpr same, IntExpr l, var place)
                        && minus == Operation.SUBTRACT
                        && same.equals(x)
                        && square.factors().equals(List.of(l, l))
                ? Optional.of(new BoolExpr.Comparison(Relation.LESS, x, bound(l)))
                : Optional.empty();
    }

    private static IntExpr bound(IntExpr l) {
        IntExpr root = IntExpr.of(NumberFunction.ISQRT, IntExpr.of(5).times(l).times(l));
        IntExpr twice = new IntExpr.Arithmetic(Operation.ADD, l, root);
        return new IntExpr.Arithmetic(
                Operation.ADD, new IntExpr.Arithmetic(Operation.DIVIDE, twice, IntExpr.of(2)), IntExpr.of(1));
    }
}
