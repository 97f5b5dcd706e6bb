package org.grundy.automata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.grundy.logic.Formula;
import org.grundy.logic.LinearTerm;
import org.grundy.logic.NotLinear;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;

/// Comparisons with constants and coefficients up to the ends of 64 bits, against exact arithmetic.
final class LargeConstantsTest {
    private static final int COMPARISONS = Thorough.bound(200, 400);
    private static final long[] NUMBERS = {
        0, 1, 2, 3, 7, 1L << 31, (1L << 31) - 1, 1L << 62, (1L << 62) + 1, Long.MAX_VALUE - 1, Long.MAX_VALUE
    };

    private static long number(RandomGenerator random) {
        long size = NUMBERS[random.nextInt(NUMBERS.length)];
        return random.nextInt(9) == 0 ? Long.MIN_VALUE + size : random.nextBoolean() ? size : -size;
    }

    private static long coefficient(RandomGenerator random) {
        return random.nextInt(4) == 0 ? number(random) : random.nextInt(-3, 4);
    }

    private static Optional<AutomaticSet> set(Formula formula) {
        Run run = new Run(Budget.UNLIMITED.withPositions(20_000));
        return run.attempt(
                        () -> new DecisionProcedure(Numeration.base(2), Map.of(), run).set(List.of("x", "y"), formula))
                .toOptional();
    }

    private static BigInteger natural(RandomGenerator random, long near) {
        BigInteger base = random.nextBoolean()
                ? BigInteger.valueOf(near).abs()
                : BigInteger.valueOf(NUMBERS[random.nextInt(NUMBERS.length)]);
        return base.add(BigInteger.valueOf(random.nextInt(-3, 4))).max(BigInteger.ZERO);
    }

    @Test
    void comparisons_hold_where_exact_arithmetic_says_so_or_are_not_decided() {
        RandomGenerator random = Seed.of("LargeConstantsTest comparisons").generator();
        int decided = 0;
        for (int i = 0; i < COMPARISONS; i++) {
            long a = coefficient(random);
            long b = coefficient(random);
            long c = number(random);
            long d = number(random);
            LinearTerm left = LinearTerm.of("x").times(a).plus(LinearTerm.of(c));
            LinearTerm right = LinearTerm.of("y").times(b).plus(LinearTerm.of(d));
            boolean equal = random.nextBoolean();
            Formula formula = equal ? new Formula.Equal(left, right) : new Formula.Less(left, right);
            Optional<AutomaticSet> set = set(formula);
            decided += set.isPresent() ? 1 : 0;
            for (int point = 0; point < 40 && set.isPresent(); point++) {
                BigInteger x = natural(random, c);
                BigInteger y = natural(random, d);
                int sign = x.multiply(BigInteger.valueOf(a))
                        .add(BigInteger.valueOf(c))
                        .compareTo(y.multiply(BigInteger.valueOf(b)).add(BigInteger.valueOf(d)));
                assertThat(set.get().contains(List.of(x, y)))
                        .as("%s at %s, %s", formula, x, y)
                        .isEqualTo(equal ? sign == 0 : sign < 0);
            }
        }
        assertThat(decided).isGreaterThan(COMPARISONS / 4);
    }

    @Test
    void a_term_beyond_64_bits_is_no_term() {
        LinearTerm largest = LinearTerm.of(Long.MAX_VALUE);
        assertThatThrownBy(() -> largest.plus(1)).isInstanceOf(NotLinear.class);
        assertThatThrownBy(() -> largest.plus(largest)).isInstanceOf(NotLinear.class);
        assertThatThrownBy(() -> LinearTerm.of("x").times(Long.MIN_VALUE).times(-1))
                .isInstanceOf(NotLinear.class);
        assertThatThrownBy(() -> Formula.atMost(LinearTerm.of("x"), largest)).isInstanceOf(NotLinear.class);
    }
}
