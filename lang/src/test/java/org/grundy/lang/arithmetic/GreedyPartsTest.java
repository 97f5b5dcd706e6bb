package org.grundy.lang.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// Numerations of take-away games, by their definition with integers of any size.
final class GreedyPartsTest {
    private static BigInteger big(long number) {
        return BigInteger.valueOf(number);
    }

    /// By the definition: each next term is h + t with the smallest term t that reaches h.
    private static long byDefinition(GreedyParts parts, long number) {
        List<BigInteger> terms = new ArrayList<>(List.of(BigInteger.ONE));
        while (terms.getLast().compareTo(big(number)) < 0) {
            BigInteger last = terms.getLast();
            BigInteger least = terms.stream()
                    .filter(t -> limit(parts, t).compareTo(last) >= 0)
                    .findFirst()
                    .orElseThrow();
            terms.add(last.add(least));
        }
        BigInteger left = big(number);
        BigInteger part = BigInteger.ZERO;
        for (BigInteger term : terms.reversed()) {
            if (left.signum() > 0 && term.compareTo(left) <= 0) {
                part = term;
                left = left.subtract(term);
            }
        }
        return part.longValueExact();
    }

    private static BigInteger limit(GreedyParts parts, BigInteger t) {
        return big(parts.square()).multiply(t).add(big(parts.k())).multiply(t).add(big(parts.addend()));
    }

    @Test
    void parts_of_small_numbers_are_those_of_the_definition() {
        RandomGenerator random = Seed.of("greedy parts").generator();
        for (int i = 0; i < 100; i++) {
            GreedyParts parts = new GreedyParts(random.nextLong(3), 1 + random.nextLong(6), random.nextLong(4));
            long number = random.nextLong(1000);
            assertThat(parts.smallest(number)).as("%s: %d", parts, number).isEqualTo(byDefinition(parts, number));
        }
    }

    @Test
    void parts_of_the_largest_numbers_are_those_of_the_definition() {
        RandomGenerator random = Seed.of("large greedy parts").generator();
        for (int i = 0; i < 30; i++) {
            GreedyParts parts = new GreedyParts(0, 1 + random.nextLong(6), random.nextLong(4));
            long number = Long.MAX_VALUE - random.nextLong(1000);
            assertThat(parts.smallest(number)).as("%s: %d", parts, number).isEqualTo(byDefinition(parts, number));
        }
    }

    @Test
    void where_very_much_may_be_taken_nothing_leaves_64_bits() {
        assertThat(new GreedyParts(0, Long.MAX_VALUE, 0).smallest(4096)).isEqualTo(4096);
        assertThat(new GreedyParts(Long.MAX_VALUE, Long.MAX_VALUE, 0).smallest(7))
                .isEqualTo(7);
    }

    @Test
    void terms_that_end_below_a_number_are_refused() {
        assertThatThrownBy(() -> new GreedyParts(0, 0, 0).smallest(2))
                .isInstanceOf(ArithmeticException.class)
                .hasMessage("the terms end at 1");
    }

    @Test
    void as_many_terms_as_the_root_of_a_very_large_number_are_refused() {
        assertThatThrownBy(() -> new GreedyParts(1, 1, 0).smallest(Long.MAX_VALUE))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageStartingWith("too many terms before");
    }
}
