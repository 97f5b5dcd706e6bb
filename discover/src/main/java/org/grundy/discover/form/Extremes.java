package org.grundy.discover.form;

import java.util.Optional;

/// The smaller and the larger of two names, which get names of their own where an expression has them often.
public final class Extremes {
    private static final int OFTEN = 3;

    private Extremes() {}

    /// `low` for the smaller of two names, `high` for the larger, empty for other expressions.
    public static Optional<String> name(Expression expression) {
        boolean extreme = expression instanceof Expression.Binary(Operator operator, Expression left, Expression right)
                && (operator == Operator.MIN || operator == Operator.MAX)
                && left instanceof Expression.Name
                && right instanceof Expression.Name;
        return extreme
                ? Optional.of(((Expression.Binary) expression).operator() == Operator.MIN ? "low" : "high")
                : Optional.empty();
    }

    /// Whether they occur often in an expression.
    public static boolean areOften(Expression expression) {
        return count(expression) >= OFTEN;
    }

    private static int count(Expression expression) {
        int here = name(expression).isPresent() ? 1 : 0;
        return here + expression.parts().stream().mapToInt(Extremes::count).sum();
    }
}
