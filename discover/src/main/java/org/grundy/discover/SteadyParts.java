package org.grundy.discover;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Parts of an expression that are the same on all that was compared, such as `n < 1000000` for n up to 10^4, and
/// where they may change: what is beyond is then a case of which nothing was seen.
///
/// @param parts that never changed
/// @param constants the numbers in the expression, and the parameters
record SteadyParts(List<Steady> parts, List<Long> constants) {
    private static final int MOST_CONSTANTS = 12;
    private static final long LARGEST_NUMBER = 1L << 60;

    /// A part and its value.
    record Steady(IntExpr part, long value) {}

    /// The parts that are steady on some arguments.
    ///
    /// @param run charged for each of the arguments
    static SteadyParts of(IntExpr expression, List<long[]> compared, Run run) {
        List<Steady> steady = new ArrayList<>();
        for (IntExpr part :
                expression.subexpressions().flatMap(SteadyParts::switching).toList()) {
            boolean same = true;
            OptionalLong first = OptionalLong.empty();
            for (int i = 0; same && i < compared.size(); i++) {
                run.option();
                OptionalLong value = part.valueIfDefined(compared.get(i));
                first = first.isPresent() ? first : value;
                same = value.isEmpty() || value.equals(first);
            }
            if (same && first.isPresent()) {
                steady.add(new Steady(part, first.getAsLong()));
            }
        }
        return new SteadyParts(
                List.copyOf(steady),
                expression
                        .subexpressions()
                        .filter(IntExpr.Constant.class::isInstance)
                        .map(part -> ((IntExpr.Constant) part).value())
                        .distinct()
                        .limit(MOST_CONSTANTS)
                        .toList());
    }

    /// Whether a part has another value at some arguments.
    boolean change(long... arguments) {
        return parts.stream().anyMatch(steady -> {
            OptionalLong value = steady.part.valueIfDefined(arguments);
            return value.isPresent() && value.getAsLong() != steady.value;
        });
    }

    /// Numbers beyond a bound where a part may change, ascending: the constants, and sums, differences, products,
    /// quotients, roots and powers of 2 of these.
    List<Long> candidates(long beyond, List<Long> parameters) {
        TreeSet<Long> all = new TreeSet<>();
        List<Long> numbers = Stream.concat(constants.stream(), parameters.stream())
                .distinct()
                .toList();
        for (long a : numbers) {
            LongStream.of(a, (long) Math.sqrt((double) Math.max(0, a)), a >= 0 && a < 60 ? 1L << a : 0)
                    .forEach(all::add);
            for (long b : numbers) {
                if (Math.max(Math.abs(a), Math.abs(b)) < LARGEST_NUMBER) {
                    LongStream.of(a + b, a - b, b == 0 ? 0 : a / b, product(a, b))
                            .forEach(all::add);
                }
            }
        }
        return all.stream()
                .filter(each -> each > beyond && each <= LARGEST_NUMBER)
                .toList();
    }

    private static long product(long a, long b) {
        return Math.multiplyHigh(a, b) == 0 && a * b > 0 ? a * b : 0;
    }

    /// What can stay the same for long and then change: comparisons, quotients, common bits; and which of two is the
    /// smaller where that decides a value.
    private static Stream<IntExpr> switching(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Truth(BoolExpr.Comparison compared) -> Stream.of(expression);
            case IntExpr.Arithmetic(var operation, IntExpr left, IntExpr right, var span) ->
                switch (operation) {
                    case DIVIDE, AND -> Stream.of(expression);
                    case REMAINDER -> Stream.of(left.compared(Relation.LESS, right));
                    case ADD, SUBTRACT, MULTIPLY, XOR, OR, POWER -> Stream.of();
                };
            case IntExpr.Function(var function, List<IntExpr> arguments, var span)
            when function == NumberFunction.MIN || function == NumberFunction.MAX ->
                Stream.of(arguments.getFirst().compared(Relation.LESS, arguments.getLast()));
            default -> Stream.of();
        };
    }
}
