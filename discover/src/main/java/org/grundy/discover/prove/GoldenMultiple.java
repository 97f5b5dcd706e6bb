package org.grundy.discover.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.Function;
import org.grundy.discover.form.Operator;
import org.grundy.discover.form.Terms;

/// Recognises (d + √(5·d·d)) / 2, the multiple of the golden ratio, with the square root and the quotient
/// rounded down. Below the root −d or |d| may stand for d, since it is squared.
final class GoldenMultiple {
    private GoldenMultiple() {}

    /// The expression d, empty if an expression is no such multiple.
    static Optional<Expression> operand(Expression expression) {
        if (expression instanceof Expression.Binary(Operator over, Expression sum, Expression.Constant(long two))
                && over == Operator.DIVIDE
                && two == 2
                && sum instanceof Expression.Binary(Operator plus, Expression one, Expression other)
                && plus == Operator.ADD) {
            return isRoot(other, one) ? Optional.of(one) : Optional.of(other).filter(d -> isRoot(one, d));
        }
        return Optional.empty();
    }

    /// Whether an expression is √(5·d·d).
    private static boolean isRoot(Expression expression, Expression d) {
        if (!(expression instanceof Expression.Unary(Function function, Expression square))
                || function != Function.SQUARE_ROOT) {
            return false;
        }
        List<Expression> factors = new ArrayList<>();
        collect(square, factors);
        return factors.size() == 3
                && factors.remove(new Expression.Constant(5))
                && factors.getFirst().equals(factors.getLast())
                && size(factors.getFirst()).equals(size(d));
    }

    private static void collect(Expression product, List<Expression> factors) {
        if (product instanceof Expression.Binary(Operator operator, Expression left, Expression right)
                && operator == Operator.MULTIPLY) {
            collect(left, factors);
            collect(right, factors);
        } else {
            factors.add(product);
        }
    }

    /// The same for a, −a and |a| where these are differences.
    private static Expression size(Expression expression) {
        return switch (expression) {
            case Expression.Binary(Operator operator, Expression left, Expression right)
            when operator == Operator.MAX && right.equals(negative(left)) -> size(left);
            case Expression.Binary(Operator operator, Expression left, Expression right)
            when operator == Operator.SUBTRACT && left.toString().compareTo(right.toString()) > 0 ->
                Terms.minus(right, left);
            default -> expression;
        };
    }

    private static Expression negative(Expression expression) {
        return new Expression.Binary(Operator.SUBTRACT, new Expression.Constant(0), expression);
    }
}
