package org.grundy.discover.prove.line;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.ExpressionBuilder;
import org.grundy.discover.form.ExpressionOperator;
import org.grundy.lang.arithmetic.NumberFunction;

/// A condition on two numbers that says: their difference is t·n for some n, and the smaller one is ⌊n·(u + √d) / w⌋.
///
/// @param step t, without the two numbers
/// @param u without them
/// @param d without them
/// @param w at least 1
public record LineForm(Expression step, Expression u, Expression d, long w) {
    private static final Expression ONE = ExpressionBuilder.number(1);
    private static final Expression ZERO = ExpressionBuilder.number(0);

    /// The condition in such parts, empty if it is not written in this way.
    public static Optional<LineForm> of(Expression condition) {
        if (condition instanceof Expression.Binary(ExpressionOperator operator, Expression left, Expression right)
                && operator == ExpressionOperator.BOTH) {
            return step(left)
                    .flatMap(step -> line(right, step))
                    .or(() -> step(right).flatMap(step -> line(left, step)));
        }
        return line(condition, ONE);
    }

    /// Whether these are the lost pairs of the game of Wythoff with t, of which both heaps may be lowered by amounts
    /// that differ by less than t: t is the step, 2u = (2 − t)w and 4d = (t² + 4)w².
    ///
    /// @param t of the game
    /// @param arguments of the expressions
    public boolean isFraenkel(long t, long... arguments) {
        BigInteger step = BigInteger.valueOf(t);
        BigInteger by = BigInteger.valueOf(w);
        BigInteger two = BigInteger.TWO;
        BigInteger four = BigInteger.valueOf(4);
        return t >= 1
                && this.step.value(arguments) == t
                && BigInteger.valueOf(u.value(arguments))
                        .multiply(two)
                        .equals(two.subtract(step).multiply(by))
                && BigInteger.valueOf(d.value(arguments))
                        .multiply(four)
                        .equals(step.multiply(step).add(four).multiply(by).multiply(by));
    }

    /// The largest degree of its parts as polynomials, empty if one is none.
    public Optional<Integer> degree() {
        return degree(step)
                .flatMap(one -> degree(u).flatMap(two -> degree(d).map(three -> Math.max(Math.max(one, two), three))));
    }

    private static Optional<Integer> degree(Expression expression) {
        return switch (expression) {
            case Expression.Constant constant -> Optional.of(0);
            case Expression.Name name -> Optional.of(1);
            case Expression.Binary(ExpressionOperator operator, Expression left, Expression right)
            when operator == ExpressionOperator.ADD || operator == ExpressionOperator.SUBTRACT ->
                degree(left).flatMap(one -> degree(right).map(two -> Math.max(one, two)));
            case Expression.Binary(ExpressionOperator operator, Expression left, Expression right)
            when operator == ExpressionOperator.MULTIPLY ->
                degree(left).flatMap(one -> degree(right).map(two -> one + two));
            default -> Optional.empty();
        };
    }

    /// The t of "the difference is a multiple of t".
    private static Optional<Expression> step(Expression condition) {
        return condition instanceof Expression.Binary(ExpressionOperator equal, Expression left, Expression right)
                        && equal == ExpressionOperator.EQUAL
                        && right.equals(ZERO)
                        && left instanceof Expression.Binary(ExpressionOperator mod, Expression of, Expression by)
                        && mod == ExpressionOperator.REMAINDER
                        && isDifference(of)
                ? Optional.of(by)
                : Optional.empty();
    }

    private static boolean isSmaller(Expression expression) {
        return expression instanceof Expression.Binary(ExpressionOperator operator, Expression left, Expression right)
                && operator == ExpressionOperator.MIN
                && arePair(left, right);
    }

    private static boolean arePair(Expression left, Expression right) {
        return left instanceof Expression.Name(var one, int slot)
                && right instanceof Expression.Name(var two, int other)
                && slot + other == 1
                && slot * other == 0;
    }

    /// The larger number without the smaller one, or the size of the difference.
    private static boolean isDifference(Expression expression) {
        if (!(expression
                instanceof Expression.Binary(ExpressionOperator operator, Expression left, Expression right))) {
            return false;
        }
        boolean extremes = operator == ExpressionOperator.SUBTRACT
                && left instanceof Expression.Binary(ExpressionOperator max, Expression a, Expression b)
                && max == ExpressionOperator.MAX
                && arePair(a, b)
                && isSmaller(right);
        boolean size = operator == ExpressionOperator.MAX
                && left instanceof Expression.Binary(ExpressionOperator minus, Expression a, Expression b)
                && isSigned(left)
                && (right.equals(new Expression.Binary(ExpressionOperator.SUBTRACT, ZERO, left))
                        || right.equals(new Expression.Binary(ExpressionOperator.SUBTRACT, b, a)));
        return extremes || size;
    }

    private static Optional<LineForm> line(Expression condition, Expression step) {
        if (!(condition instanceof Expression.Binary(ExpressionOperator equal, Expression left, Expression right))
                || equal != ExpressionOperator.EQUAL
                || isSmaller(left) == isSmaller(right)) {
            return Optional.empty();
        }
        Expression multiple = isSmaller(left) ? right : left;
        return multiple
                                instanceof
                                Expression.Binary(ExpressionOperator over, Expression sum, Expression.Constant(long w))
                        && over == ExpressionOperator.DIVIDE
                        && w >= 1
                ? sum(sum, step, w)
                : sum(multiple, step, 1);
    }

    /// u·n + √(d·n·n), or one of them without the other's sign changed.
    private static Optional<LineForm> sum(Expression sum, Expression step, long w) {
        if (sum instanceof Expression.Binary(ExpressionOperator operator, Expression left, Expression right)) {
            if (operator == ExpressionOperator.ADD) {
                return line(left, right, step, w).or(() -> line(right, left, step, w));
            }
            if (operator == ExpressionOperator.SUBTRACT) {
                return line(right, left, step, w)
                        .map(line -> new LineForm(step, ExpressionBuilder.minus(ZERO, line.u), line.d, w));
            }
        }
        return root(sum, step).map(d -> new LineForm(step, ZERO, d, w));
    }

    private static Optional<LineForm> line(Expression product, Expression root, Expression step, long w) {
        return without(product, step, 1).flatMap(u -> root(root, step).map(d -> new LineForm(step, u, d, w)));
    }

    /// The d of √(d·n·n).
    private static Optional<Expression> root(Expression expression, Expression step) {
        return expression instanceof Expression.Function(NumberFunction function, List<Expression> square)
                        && function == NumberFunction.ISQRT
                ? without(square.getFirst(), step, 2)
                : Optional.empty();
    }

    /// A product without some factors n. Of a square the sign does not matter.
    private static Optional<Expression> without(Expression product, Expression step, int times) {
        List<Expression> factors = new ArrayList<>(product.factors());
        List<Expression> found =
                factors.stream().filter(factor -> isMultiplier(factor, step)).toList();
        if (found.isEmpty() && times == 2 && step.equals(ONE)) {
            found = factors.stream().filter(LineForm::isSigned).toList();
        }
        factors.removeAll(found);
        return found.size() == times
                        && (times == 1 || found.getFirst().equals(found.getLast()))
                        && factors.stream().noneMatch(LineForm::hasPair)
                ? Optional.of(factors.stream()
                        .reduce((a, b) -> new Expression.Binary(ExpressionOperator.MULTIPLY, a, b))
                        .orElse(ONE))
                : Optional.empty();
    }

    private static boolean isSigned(Expression expression) {
        return expression instanceof Expression.Binary(ExpressionOperator minus, Expression a, Expression b)
                && minus == ExpressionOperator.SUBTRACT
                && arePair(a, b);
    }

    /// Whether this is n, the difference divided by t.
    private static boolean isMultiplier(Expression factor, Expression step) {
        return isDifference(factor)
                ? step.equals(ONE)
                : factor instanceof Expression.Binary(ExpressionOperator over, Expression of, Expression by)
                        && over == ExpressionOperator.DIVIDE
                        && isDifference(of)
                        && by.equals(step);
    }

    private static boolean hasPair(Expression expression) {
        return (expression instanceof Expression.Name(var name, int slot) && slot < 2)
                || expression.parts().stream().anyMatch(LineForm::hasPair);
    }
}
