package org.grundy.lang.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/// The functions of prime factors, by counting divisors and by published values.
final class PrimeExponentsTest {
    private static long divisors(long n) {
        return LongStream.rangeClosed(1, n).filter(d -> n % d == 0).count();
    }

    @Test
    void divisors_are_counted_as_by_trying_all_numbers() {
        for (long n = 1; n <= 1500; n++) {
            assertThat(FunctionValues.numdiv(n, 0)).as("numdiv(%d)", n).isEqualTo(divisors(n));
        }
    }

    /// Source: OEIS A001221, A001222 and A000005, the first terms.
    @Test
    void prime_factors_of_small_numbers_are_those_of_the_tables() {
        assertThat(LongStream.rangeClosed(1, 30).map(n -> FunctionValues.omega(n, 0)))
                .containsExactly(
                        0L, 1L, 1L, 1L, 1L, 2L, 1L, 1L, 1L, 2L, 1L, 2L, 1L, 2L, 2L, 1L, 1L, 2L, 1L, 2L, 2L, 2L, 1L, 2L,
                        1L, 2L, 1L, 2L, 1L, 3L);
        assertThat(LongStream.rangeClosed(1, 30).map(n -> FunctionValues.bigomega(n, 0)))
                .containsExactly(
                        0L, 1L, 1L, 2L, 1L, 2L, 1L, 3L, 2L, 2L, 1L, 3L, 1L, 2L, 2L, 4L, 1L, 3L, 1L, 3L, 2L, 2L, 1L, 4L,
                        2L, 2L, 3L, 3L, 1L, 3L);
    }

    /// 963761198400 has 6720 divisors, more than any smaller number (A. Flammenkamp's list of highly composite
    /// numbers); 999983 and 999979 are the two largest primes below 10^6.
    @Test
    void large_numbers_with_few_factors_and_with_many_are_factored() {
        assertThat(FunctionValues.numdiv(963_761_198_400L, 0)).isEqualTo(6720);
        assertThat(FunctionValues.omega(999_983L * 999_979, 0)).isEqualTo(2);
        assertThat(FunctionValues.bigomega(999_983L * 999_983, 0)).isEqualTo(2);
        assertThat(FunctionValues.omega(999_983L * 999_983, 0)).isEqualTo(1);
        assertThat(FunctionValues.numdiv(999_983L * 999_983, 0)).isEqualTo(3);
        assertThat(FunctionValues.bigomega(1L << 39, 0)).isEqualTo(39);
        assertThat(FunctionValues.numdiv(999_999_999_989L, 0)).isEqualTo(2);
    }
}
