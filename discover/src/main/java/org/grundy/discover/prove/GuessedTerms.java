package org.grundy.discover.prove;

import java.util.List;
import java.util.Optional;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.Function;
import org.grundy.discover.form.Operator;
import org.grundy.discover.form.Terms;
import org.grundy.lang.rules.ConditionTerms;

/// Makes expressions of conditions, empty where there is no such expression.
///
/// @param variables the names of the numbers of a position
public record GuessedTerms(List<String> variables) implements ConditionTerms<Optional<Expression>> {
    private static final int LARGEST_EXPONENT = 4;

    @Override
    public Optional<Expression> number(long value) {
        return Optional.of(Terms.number(value));
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
            case ADD -> binary(Operator.ADD, left, right);
            case SUBTRACT -> binary(Operator.SUBTRACT, left, right);
            case MULTIPLY -> binary(Operator.MULTIPLY, left, right);
            case DIVIDE -> binary(Operator.DIVIDE, left, right);
            case REMAINDER -> binary(Operator.REMAINDER, left, right);
            case XOR -> binary(Operator.XOR, left, right);
            case MIN -> binary(Operator.MIN, left, right);
            case MAX -> binary(Operator.MAX, left, right);
            case EQUAL -> binary(Operator.EQUAL, left, right);
            case UNEQUAL -> binary(Operator.UNEQUAL, left, right);
            case LESS -> binary(Operator.LESS, left, right);
            case AT_MOST -> binary(Operator.AT_MOST, left, right);
            case BOTH -> binary(Operator.BOTH, left, right);
            case EITHER -> binary(Operator.EITHER, left, right);
            case DIVIDES -> Optional.of(Terms.equal(Terms.of(Operator.REMAINDER, right, left), Terms.number(0)));
            case ABS -> binary(Operator.MAX, left, new Expression.Binary(Operator.SUBTRACT, Terms.number(0), left));
            case POPCOUNT -> Optional.of(Terms.of(Function.POPCOUNT, left));
            case ISQRT -> Optional.of(Terms.of(Function.SQUARE_ROOT, left));
            case NOT -> Optional.of(Terms.of(Function.NOT, left));
            case POWER -> power(left, right);
            case GCD -> Optional.empty();
        };
    }

    private static Optional<Expression> binary(Operator operator, Expression left, Expression right) {
        return Optional.of(Terms.of(operator, left, right));
    }

    /// A small power as a product.
    private static Optional<Expression> power(Expression base, Expression exponent) {
        if (!(exponent instanceof Expression.Constant(long times)) || times < 1 || times > LARGEST_EXPONENT) {
            return Optional.empty();
        }
        Expression product = base;
        for (int i = 1; i < times; i++) {
            product = Terms.of(Operator.MULTIPLY, product, base);
        }
        return Optional.of(product);
    }
}
