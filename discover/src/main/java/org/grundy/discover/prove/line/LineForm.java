package org.grundy.discover.prove.line;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;

/// A condition on two numbers that says: their difference is t·n for some n, and the smaller one is ⌊n·(u + √d) / w⌋.
///
/// @param step t, without the two numbers
/// @param u without them
/// @param d without them
/// @param w at least 1
public record LineForm(IntExpr step, IntExpr u, IntExpr d, long w) {
    private static final IntExpr ONE = IntExpr.of(1);
    private static final IntExpr ZERO = IntExpr.of(0);

    /// The condition in such parts, empty if it is not written in this way.
    public static Optional<LineForm> of(IntExpr condition) {
        if (condition instanceof IntExpr.Truth(BoolExpr.And(BoolExpr one, BoolExpr other))) {
            IntExpr left = one.number();
            IntExpr right = other.number();
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

    private static Optional<Integer> degree(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant constant -> Optional.of(0);
            case IntExpr.Variable name -> Optional.of(1);
            case IntExpr.Arithmetic(Operation operator, IntExpr left, IntExpr right, var operatorSpan)
            when operator == Operation.ADD || operator == Operation.SUBTRACT ->
                degree(left).flatMap(one -> degree(right).map(two -> Math.max(one, two)));
            case IntExpr.Arithmetic(Operation operator, IntExpr left, IntExpr right, var operatorSpan)
            when operator == Operation.MULTIPLY ->
                degree(left).flatMap(one -> degree(right).map(two -> one + two));
            default -> Optional.empty();
        };
    }

    /// The t of "the difference is a multiple of t".
    private static Optional<IntExpr> step(IntExpr condition) {
        return condition instanceof IntExpr.Truth(BoolExpr.Comparison(var equal, IntExpr left, IntExpr right, var at))
                        && equal == Relation.EQUAL
                        && right.equals(ZERO)
                        && left instanceof IntExpr.Arithmetic(Operation mod, IntExpr of, IntExpr by, var place)
                        && mod == Operation.REMAINDER
                        && isDifference(of)
                ? Optional.of(by)
                : Optional.empty();
    }

    private static boolean isSmaller(IntExpr expression) {
        return isOfPair(expression, NumberFunction.MIN);
    }

    private static boolean isOfPair(IntExpr expression, NumberFunction wanted) {
        return expression instanceof IntExpr.Function(NumberFunction function, List<IntExpr> arguments, var span)
                && function == wanted
                && arePair(arguments.getFirst(), arguments.getLast());
    }

    private static boolean arePair(IntExpr left, IntExpr right) {
        return left instanceof IntExpr.Variable(var one, int slot)
                && right instanceof IntExpr.Variable(var two, int other)
                && slot + other == 1
                && slot * other == 0;
    }

    /// The larger number without the smaller one, or the size of the difference.
    private static boolean isDifference(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Arithmetic(Operation operation, IntExpr left, IntExpr right, var span)
            when operation == Operation.SUBTRACT -> isOfPair(left, NumberFunction.MAX) && isSmaller(right);
            case IntExpr.Function(NumberFunction function, List<IntExpr> arguments, var span)
            when function == NumberFunction.MAX ->
                arguments.getFirst() instanceof IntExpr.Arithmetic(var minus, IntExpr a, IntExpr b, var place)
                        && isSigned(arguments.getFirst())
                        && (arguments.getLast().equals(difference(ZERO, arguments.getFirst()))
                                || arguments.getLast().equals(difference(b, a)));
            default -> false;
        };
    }

    private static IntExpr difference(IntExpr a, IntExpr b) {
        return new IntExpr.Arithmetic(Operation.SUBTRACT, a, b);
    }

    private static Optional<LineForm> line(IntExpr condition, IntExpr step) {
        if (!(condition instanceof IntExpr.Truth(BoolExpr.Comparison(var equal, IntExpr left, IntExpr right, var at))
                && equal == Relation.EQUAL
                && isSmaller(left) != isSmaller(right))) {
            return Optional.empty();
        }
        IntExpr multiple = isSmaller(left) ? right : left;
        return multiple instanceof IntExpr.Arithmetic(var over, IntExpr sum, IntExpr.Constant(long w), var place)
                        && over == Operation.DIVIDE
                        && w >= 1
                ? sum(sum, step, w)
                : sum(multiple, step, 1);
    }

    /// u·n + √(d·n·n), or one of them without the other's sign changed.
    private static Optional<LineForm> sum(IntExpr sum, IntExpr step, long w) {
        if (sum instanceof IntExpr.Arithmetic(Operation operator, IntExpr left, IntExpr right, var operatorSpan)) {
            if (operator == Operation.ADD) {
                return line(left, right, step, w).or(() -> line(right, left, step, w));
            }
            if (operator == Operation.SUBTRACT) {
                return line(right, left, step, w).map(line -> new LineForm(step, ZERO.minus(line.u), line.d, w));
            }
        }
        return root(sum, step).map(d -> new LineForm(step, ZERO, d, w));
    }

    private static Optional<LineForm> line(IntExpr product, IntExpr root, IntExpr step, long w) {
        return without(product, step, 1).flatMap(u -> root(root, step).map(d -> new LineForm(step, u, d, w)));
    }

    /// The d of √(d·n·n).
    private static Optional<IntExpr> root(IntExpr expression, IntExpr step) {
        return expression instanceof IntExpr.Function(NumberFunction function, List<IntExpr> square, var span)
                        && function == NumberFunction.ISQRT
                ? without(square.getFirst(), step, 2)
                : Optional.empty();
    }

    /// A product without some factors n. Of a square the sign does not matter.
    private static Optional<IntExpr> without(IntExpr product, IntExpr step, int times) {
        List<IntExpr> factors = new ArrayList<>(product.factors());
        List<IntExpr> found =
                factors.stream().filter(factor -> isMultiplier(factor, step)).toList();
        if (found.isEmpty() && times == 2 && step.equals(ONE)) {
            found = factors.stream().filter(LineForm::isSigned).toList();
        }
        factors.removeAll(found);
        return found.size() == times
                        && (times == 1 || found.getFirst().equals(found.getLast()))
                        && factors.stream().flatMap(IntExpr::subexpressions).noneMatch(LineForm::isOfPair)
                ? Optional.of(factors.stream()
                        .reduce((a, b) -> new IntExpr.Arithmetic(Operation.MULTIPLY, a, b))
                        .orElse(ONE))
                : Optional.empty();
    }

    private static boolean isSigned(IntExpr expression) {
        return expression instanceof IntExpr.Arithmetic(Operation minus, IntExpr a, IntExpr b, var minusSpan)
                && minus == Operation.SUBTRACT
                && arePair(a, b);
    }

    /// Whether this is n, the difference divided by t.
    private static boolean isMultiplier(IntExpr factor, IntExpr step) {
        return isDifference(factor)
                ? step.equals(ONE)
                : factor instanceof IntExpr.Arithmetic(Operation over, IntExpr of, IntExpr by, var overSpan)
                        && over == Operation.DIVIDE
                        && isDifference(of)
                        && by.equals(step);
    }

    private static boolean isOfPair(IntExpr expression) {
        return expression instanceof IntExpr.Variable(var name, int slot) && slot < 2;
    }
}
