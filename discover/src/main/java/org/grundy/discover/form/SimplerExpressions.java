package org.grundy.discover.form;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.Rewriting;

/// Expressions that are easier to read than another, and may mean the same: one number or condition in it is written
/// in another way or gives way to a part of it. Whether they do mean the same is for the caller to find out.
public final class SimplerExpressions {
    private SimplerExpressions() {}

    /// Those that are one step away, the easiest first.
    public static List<IntExpr> of(IntExpr expression) {
        long cost = ReadingCost.of(expression);
        int numbers = count(expression);
        return IntStream.range(0, numbers)
                .boxed()
                .flatMap(place -> at(expression, place))
                .distinct()
                .filter(simpler -> ReadingCost.of(simpler) < cost)
                .sorted(ReadingCost.EASIER)
                .toList();
    }

    /// How many places there are at which something else may stand.
    private static int count(IntExpr expression) {
        Places places = new Places(-1, UnaryOperator.identity(), UnaryOperator.identity());
        places.in(expression);
        return places.met;
    }

    private static Stream<IntExpr> at(IntExpr expression, int place) {
        Stream<IntExpr> numbers = IntStream.range(0, NUMBERS.size())
                .mapToObj(NUMBERS::get)
                .map(step ->
                        new Places(place, each -> step.of(each).orElse(each), UnaryOperator.identity()).in(expression));
        Stream<IntExpr> conditions = CONDITIONS.stream()
                .map(step -> new Places(
                                place,
                                UnaryOperator.identity(),
                                each -> step.of(each).orElse(each))
                        .in(expression));
        return Stream.concat(numbers, conditions);
    }

    /// What may stand in the place of a number.
    private interface NumberStep {
        Optional<IntExpr> of(IntExpr number);
    }

    /// What may stand in the place of a condition.
    private interface ConditionStep {
        Optional<BoolExpr> of(BoolExpr condition);
    }

    private static final List<NumberStep> NUMBERS = List.of(
            number -> part(number, 0),
            number -> part(number, 1),
            number -> part(number, 2),
            SimplerExpressions::parityAndEven,
            SimplerExpressions::parityAndOne);

    private static final List<ConditionStep> CONDITIONS = List.of(
            condition -> operand(condition, true),
            condition -> operand(condition, false),
            SimplerExpressions::belowGoldenMultiple);

    /// A part of a sum, minimum, choice … in place of all of it; not of a condition, whose parts are no numbers.
    private static Optional<IntExpr> part(IntExpr number, int place) {
        List<IntExpr> parts = switch (number) {
            case IntExpr.Arithmetic arithmetic -> arithmetic.parts();
            case IntExpr.Function applied -> applied.function().isCondition() ? List.of() : applied.parts();
            case IntExpr.Choice choice -> List.of(choice.then(), choice.otherwise());
            default -> List.of();
        };
        return place < parts.size() ? Optional.of(parts.get(place)) : Optional.empty();
    }

    private static Optional<BoolExpr> operand(BoolExpr condition, boolean left) {
        return switch (condition) {
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> Optional.of(left ? first : second);
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> Optional.of(left ? first : second);
            default -> Optional.empty();
        };
    }

    /// `p xor (n + n + 1)` is `2 * n + 1 - p`, and `p xor 2 * n` is `2 * n + p`, for a parity p.
    private static Optional<IntExpr> parityAndEven(IntExpr number) {
        return nimSum(number).filter(pair -> isParity(pair.getFirst())).flatMap(pair -> {
            IntExpr parity = pair.getFirst();
            IntExpr other = pair.getLast();
            return doubled(other)
                    .map(even -> even.plus(parity))
                    .or(() -> lessOne(other)
                            .flatMap(SimplerExpressions::doubled)
                            .map(even -> even.plus(1).minus(parity)));
        });
    }

    /// `p xor 1` is the other parity.
    private static Optional<IntExpr> parityAndOne(IntExpr number) {
        return nimSum(number)
                .filter(pair -> isParity(pair.getFirst()) && pair.getLast().isNumber(1))
                .map(pair -> opposite(pair.getFirst()));
    }

    /// The two numbers of a nim sum, a parity first.
    private static Optional<List<IntExpr>> nimSum(IntExpr number) {
        return number instanceof IntExpr.Arithmetic(Operation operation, IntExpr left, IntExpr right, var span)
                        && operation == Operation.XOR
                ? Optional.of(isParity(left) ? List.of(left, right) : List.of(right, left))
                : Optional.empty();
    }

    private static boolean isParity(IntExpr number) {
        return number instanceof IntExpr.Arithmetic(Operation operation, IntExpr left, IntExpr right, var span)
                && operation == Operation.REMAINDER
                && right.isNumber(2);
    }

    private static IntExpr opposite(IntExpr parity) {
        return ((IntExpr.Arithmetic) parity).left().plus(1).mod(2);
    }

    private static Optional<IntExpr> doubled(IntExpr number) {
        return number instanceof IntExpr.Arithmetic(Operation operation, IntExpr left, IntExpr right, var span)
                        && ((operation == Operation.ADD && left.equals(right))
                                || (operation == Operation.MULTIPLY && left.isNumber(2)))
                ? Optional.of(right.times(2))
                : Optional.empty();
    }

    /// The number that one is added to; of n + (n + 1) that is n + n.
    private static Optional<IntExpr> lessOne(IntExpr number) {
        if (!(number instanceof IntExpr.Arithmetic(Operation operation, IntExpr left, IntExpr right, var span))
                || operation != Operation.ADD) {
            return Optional.empty();
        }
        return right.isNumber(1)
                ? Optional.of(left)
                : lessOne(right).map(left::plus).or(() -> lessOne(left).map(right::plus));
    }

    /// For x at least l, `x < (l + isqrt(5 * l * l)) / 2 + 1` is `x * (x - l) < l * l`.
    private static Optional<BoolExpr> belowGoldenMultiple(BoolExpr condition) {
        return condition instanceof BoolExpr.Comparison(Relation relation, IntExpr x, IntExpr bound, var span)
                        && relation == Relation.LESS
                ? lessOne(bound)
                        .flatMap(SimplerExpressions::goldenMultiple)
                        .map(l -> new BoolExpr.Comparison(
                                Relation.LESS, x.times(new IntExpr.Arithmetic(Operation.SUBTRACT, x, l)), l.times(l)))
                : Optional.empty();
    }

    private static Optional<IntExpr> goldenMultiple(IntExpr number) {
        return number instanceof IntExpr.Arithmetic(Operation divide, IntExpr sum, IntExpr two, var at)
                        && divide == Operation.DIVIDE
                        && two.isNumber(2)
                        && sum instanceof IntExpr.Arithmetic(Operation add, IntExpr l, IntExpr root, var place)
                        && add == Operation.ADD
                        && isRootOfFiveSquares(root, l)
                ? Optional.of(l)
                : Optional.empty();
    }

    private static boolean isRootOfFiveSquares(IntExpr root, IntExpr l) {
        return root instanceof IntExpr.Function(NumberFunction function, List<IntExpr> arguments, var span)
                && function == NumberFunction.ISQRT
                && arguments.getFirst().factors().equals(List.of(IntExpr.of(5), l, l));
    }

    /// Counts the numbers and conditions of an expression, and changes the one at a place.
    private static final class Places {
        private final int changed;
        private final UnaryOperator<IntExpr> number;
        private final UnaryOperator<BoolExpr> condition;
        private int met;

        Places(int changed, UnaryOperator<IntExpr> number, UnaryOperator<BoolExpr> condition) {
            this.changed = changed;
            this.number = number;
            this.condition = condition;
        }

        IntExpr in(IntExpr expression) {
            return new Rewriting(
                            each -> met++ == changed ? number.apply(each) : each,
                            each -> met++ == changed ? condition.apply(each) : each)
                    .of(expression);
        }
    }
}
