package org.grundy.lang.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/// The number of primes up to a number, by trying divisors and by published values.
final class PrimeCountsTest {
    @Test
    void primes_are_counted_as_by_trying_all_divisors() {
        for (long n = 0; n <= 1100; n++) {
            long primes = LongStream.rangeClosed(2, n)
                    .filter(p -> LongStream.range(2, p).noneMatch(d -> p % d == 0))
                    .count();
            assertThat(FunctionValues.primepi(n, 0)).as("primepi(%d)", n).isEqualTo(primes);
        }
    }

    /// Source: OEIS A006880, the number of primes below 10^n.
    @Test
    void powers_of_ten_have_as_many_as_the_tables_say() {
        assertThat(LongStream.of(10, 1_000, 1_000_000, 10_000_000).map(n -> FunctionValues.primepi(n, 0)))
                .containsExactly(4L, 168L, 78_498L, 664_579L);
    }

    @Test
    void larger_numbers_are_refused() {
        assertThatThrownBy(() -> FunctionValues.primepi(10_000_001, 0)).isInstanceOf(RuleFault.class);
        assertThatThrownBy(() -> FunctionValues.primepi(-1, 0)).isInstanceOf(RuleFault.class);
    }
}
