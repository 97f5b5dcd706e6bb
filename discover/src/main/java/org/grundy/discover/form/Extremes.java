package org.grundy.discover.form;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Names for the minimum and maximum of two names, used where an expression has them often.
public final class Extremes {
    private static final int OFTEN = 3;

    private Extremes() {}

    /// `low` for the smaller of two names, `high` for the larger, empty for other expressions.
    public static Optional<String> name(Expression expression) {
        boolean extreme =
                expression instanceof Expression.Binary(ExpressionOperator operator, Expression left, Expression right)
                        && (operator == ExpressionOperator.MIN || operator == ExpressionOperator.MAX)
                        && isNumber(left)
                        && isNumber(right);
        return extreme
                ? Optional.of(((Expression.Binary) expression).operator() == ExpressionOperator.MIN ? "low" : "high")
                : Optional.empty();
    }

    /// A name, perhaps less a constant, as where numbers begin with 1.
    private static boolean isNumber(Expression expression) {
        return expression instanceof Expression.Name
                || (expression instanceof Expression.Binary(ExpressionOperator operator, Expression left, Expression by)
                        && operator == ExpressionOperator.SUBTRACT
                        && left instanceof Expression.Name
                        && by instanceof Expression.Constant);
    }

    /// Whether they occur often in an expression, and always of the same two names.
    public static boolean areOften(Expression expression) {
        List<Set<Expression>> pairs = pairs(expression).toList();
        return pairs.size() >= OFTEN && Set.copyOf(pairs).size() == 1;
    }

    private static Stream<Set<Expression>> pairs(Expression expression) {
        Stream<Set<Expression>> here = name(expression).stream().map(name -> Set.copyOf(expression.parts()));
        return Stream.concat(here, expression.parts().stream().flatMap(Extremes::pairs));
    }
}
