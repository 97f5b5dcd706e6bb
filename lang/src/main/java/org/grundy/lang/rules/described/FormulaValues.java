package org.grundy.lang.rules.described;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.ExpressionEvaluator;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.internal.execution.ExactEvaluator;

/// The values of formulas: by 64 bits where all numbers are small, and exactly where these do not suffice.
///
/// @param parameters of the game
/// @param small the same; none if one of them is not small
@SuppressWarnings("ArrayRecordComponent")
record FormulaValues(List<BigInteger> parameters, long[] small) {
    /// Sums and products of a few numbers of so many bits have 64.
    private static final int BITS = Integer.SIZE - 1;

    private static final long[] NO_LIST = {};

    static FormulaValues of(List<BigInteger> parameters) {
        return new FormulaValues(
                parameters,
                parameters.stream().allMatch(FormulaValues::isSmall)
                        ? parameters.stream()
                                .mapToLong(BigInteger::longValueExact)
                                .toArray()
                        : new long[0]);
    }

    private static boolean isSmall(BigInteger number) {
        return number.bitLength() <= BITS;
    }

    /// Whether a condition holds.
    ///
    /// @param numbers by slot; those that are not known are null
    boolean holds(BoolExpr condition, BigInteger[] numbers) {
        return value(numbers, small -> small.holds(condition), exact -> exact.holds(condition));
    }

    /// The value of a formula.
    ///
    /// @param numbers by slot; those that are not known are null
    BigInteger value(IntExpr formula, BigInteger[] numbers) {
        return value(numbers, small -> BigInteger.valueOf(small.value(formula)), exact -> exact.value(formula));
    }

    private <T> T value(
            BigInteger[] numbers, Function<ExpressionEvaluator, T> bySmall, Function<ExactEvaluator, T> exactly) {
        long[] known = new long[numbers.length];
        boolean fits = small.length == parameters.size();
        for (int i = 0; i < known.length && fits; i++) {
            if (numbers[i] != null) {
                fits = isSmall(numbers[i]);
                known[i] = numbers[i].longValue();
            }
        }
        if (fits) {
            try {
                return bySmall.apply(new ExpressionEvaluator(known, small, NO_LIST, span -> 0));
            } catch (ArithmeticException tooLarge) {
                // The exact value says so if there is none.
            }
        }
        return exactly.apply(new ExactEvaluator(numbers, parameters));
    }
}
