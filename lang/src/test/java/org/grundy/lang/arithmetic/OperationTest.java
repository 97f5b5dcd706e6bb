package org.grundy.lang.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.grundy.testkit.Seed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Each row of an operation agrees with itself: the same value within 64 bits and of any size, in its range.
final class OperationTest {
    private static final int TRIALS = 2_000;

    private static <T> Optional<T> defined(Supplier<T> value) {
        try {
            return Optional.of(value.get());
        } catch (ArithmeticException none) {
            return Optional.empty();
        }
    }

    /// A number of either sign, small ones as often as large ones.
    private static long number(SplittableRandom random, int bits) {
        return random.nextLong() >> Math.clamp(Long.SIZE - random.nextInt(1, bits + 1), 0, Long.SIZE - 1);
    }

    @ParameterizedTest
    @EnumSource
    void values_are_exact_or_faults_and_lie_in_the_range(Operation operation) {
        SplittableRandom random =
                new SplittableRandom(Seed.of("OperationTest").generator().nextLong());
        int values = 0;
        for (int i = 0; i < TRIALS; i++) {
            long a = number(random, Long.SIZE);
            long b = number(random, operation == Operation.POWER ? 6 : Long.SIZE);
            BigInteger one = BigInteger.valueOf(a);
            BigInteger two = BigInteger.valueOf(b);
            Optional<BigInteger> exact = defined(() -> operation.exact(one, two));
            Optional<Long> value = defined(() -> operation.of(a, b, 0));
            assertThat(value)
                    .as("%s of %d and %d", operation, a, b)
                    .isEqualTo(
                            exact.filter(each -> each.bitLength() < Long.SIZE).map(BigInteger::longValue));
            ExactInterval around = ExactInterval.around(one, BigInteger.valueOf(number(random, Long.SIZE)));
            ExactInterval beside = ExactInterval.around(two, BigInteger.valueOf(number(random, 8)));
            for (ExactInterval range : new ExactInterval[] {
                operation.range(ExactInterval.of(a, a), ExactInterval.of(b, b)), operation.range(around, beside)
            }) {
                value.ifPresent(each -> assertThat(BigInteger.valueOf(each))
                        .as("%s of %d in %s and %d in %s", operation, a, around, b, beside)
                        .isBetween(range.low(), range.high()));
            }
            values += value.isPresent() ? 1 : 0;
        }
        assertThat(values).isGreaterThan(TRIALS / 10);
    }
}
