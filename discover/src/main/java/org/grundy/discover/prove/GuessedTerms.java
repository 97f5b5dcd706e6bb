package org.grundy.discover.prove;

import java.util.List;
import java.util.Optional;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.ExpressionBuilder;
import org.grundy.discover.form.ExpressionOperator;
import org.grundy.discover.form.UnaryFunction;
import org.grundy.lang.rules.ConditionTerms;

/// Makes expressions of conditions, empty where there is no such expression.
///
/// @param variables the names of the numbers of a position
public record GuessedTerms(List<String> variables) implements ConditionTerms<Optional<Expression>> {
    private static final int LARGEST_EXPONENT = 4;

    @Override
    public Optional<Expression> number(long value) {
        return Optional.of(ExpressionBuilder.number(value));
    }

    @Override
    public Optional<Expression> variable(int place) {
        return Optional.of(new Expression.Name(variables.get(place), place));
    }

    @Override
    public Optional<Expression> truth(boolean value) {
        return number(value ? 1 : 0);
    }

    @Override
    public Optional<Expression> of(Operation operation, List<Optional<Expression>> operands) {
        Optional<Expression> last = operands.getLast();
        return operands.getFirst().flatMap(left -> last.flatMap(right -> of(operation, left, right)));
    }

    private static Optional<Expression> of(Operation operation, Expression left, Expression right) {
        return switch (operation) {
            case ADD -> binary(ExpressionOperator.ADD, left, right);
            case SUBTRACT -> binary(ExpressionOperator.SUBTRACT, left, right);
            case MULTIPLY -> binary(ExpressionOperator.MULTIPLY, left, right);
            case DIVIDE -> binary(ExpressionOperator.DIVIDE, left, right);
            case REMAINDER -> binary(ExpressionOperator.REMAINDER, left, right);
            case XOR -> binary(ExpressionOperator.XOR, left, right);
            case MIN -> binary(ExpressionOperator.MIN, left, right);
            case MAX -> binary(ExpressionOperator.MAX, left, right);
            case EQUAL -> binary(ExpressionOperator.EQUAL, left, right);
            case UNEQUAL -> binary(ExpressionOperator.UNEQUAL, left, right);
            case LESS -> binary(ExpressionOperator.LESS, left, right);
            case AT_MOST -> binary(ExpressionOperator.AT_MOST, left, right);
            case BOTH -> binary(ExpressionOperator.BOTH, left, right);
            case EITHER -> binary(ExpressionOperator.EITHER, left, right);
            case DIVIDES ->
                Optional.of(ExpressionBuilder.equal(
                        ExpressionBuilder.of(ExpressionOperator.REMAINDER, right, left), ExpressionBuilder.number(0)));
            case ABS ->
                binary(
                        ExpressionOperator.MAX,
                        left,
                        new Expression.Binary(ExpressionOperator.SUBTRACT, ExpressionBuilder.number(0), left));
            case POPCOUNT -> Optional.of(ExpressionBuilder.of(UnaryFunction.POPCOUNT, left));
            case ISQRT -> Optional.of(ExpressionBuilder.of(UnaryFunction.SQUARE_ROOT, left));
            case NOT -> Optional.of(ExpressionBuilder.of(UnaryFunction.NOT, left));
            case POWER -> power(left, right);
            case GCD -> Optional.empty();
        };
    }

    private static Optional<Expression> binary(ExpressionOperator operator, Expression left, Expression right) {
        return Optional.of(ExpressionBuilder.of(operator, left, right));
    }

    /// A small power as a product.
    private static Optional<Expression> power(Expression base, Expression exponent) {
        if (!(exponent instanceof Expression.Constant(long times)) || times < 1 || times > LARGEST_EXPONENT) {
            return Optional.empty();
        }
        Expression product = base;
        for (int i = 1; i < times; i++) {
            product = ExpressionBuilder.of(ExpressionOperator.MULTIPLY, product, base);
        }
        return Optional.of(product);
    }
}
