package org.grundy.discover.form;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;

/// Names for the minimum and maximum of two names, used where an expression has them often.
public final class Extremes {
    private static final int OFTEN = 3;

    private Extremes() {}

    /// `low` for the smaller of two variables, `high` for the larger, empty for other expressions.
    public static Optional<String> name(IntExpr expression) {
        return expression instanceof IntExpr.Function(NumberFunction function, List<IntExpr> arguments, var span)
                        && (function == NumberFunction.MIN || function == NumberFunction.MAX)
                        && arguments.stream().allMatch(Extremes::isNumber)
                ? Optional.of(function == NumberFunction.MIN ? "low" : "high")
                : Optional.empty();
    }

    /// A variable, perhaps less a constant, as where numbers begin with 1.
    private static boolean isNumber(IntExpr expression) {
        return expression instanceof IntExpr.Variable
                || (expression instanceof IntExpr.Arithmetic(Operation operation, IntExpr left, IntExpr by, var span)
                        && operation == Operation.SUBTRACT
                        && left instanceof IntExpr.Variable
                        && by instanceof IntExpr.Constant);
    }

    /// Whether they occur often in an expression, and always of the same two names.
    public static boolean areOften(IntExpr expression) {
        List<Set<IntExpr>> pairs = expression
                .subexpressions()
                .filter(part -> name(part).isPresent())
                .map(part -> Set.copyOf(part.parts()))
                .toList();
        return pairs.size() >= OFTEN && Set.copyOf(pairs).size() == 1;
    }
}
