package org.grundy.lang.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.random.RandomGenerator;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PrimalityTest {
    private static final int SIEVED = 1_000_000;

    @Test
    void up_to_a_million_the_primes_are_those_of_a_sieve() {
        BitSet primes = new BitSet(SIEVED);
        primes.set(2, SIEVED);
        for (int p = 2; p < SIEVED; p = primes.nextSetBit(p + 1)) {
            for (long multiple = (long) p * p; multiple < SIEVED; multiple += p) {
                primes.clear((int) multiple);
            }
            if (primes.nextSetBit(p + 1) < 0) {
                break;
            }
        }
        BitSet found = new BitSet(SIEVED);
        for (int n = 0; n < SIEVED; n++) {
            found.set(n, Primality.isPrime(n));
        }
        assertThat(found).isEqualTo(primes);
    }

    @Test
    void large_numbers_are_primes_where_no_number_up_to_the_root_divides_them() {
        RandomGenerator random = Seed.of("large primes").generator();
        for (int i = 0; i < 100; i++) {
            long n = 1_000_000_000_000L - random.nextLong(1_000_000_000);
            assertThat(Primality.isPrime(n)).as("%s", n).isEqualTo(isPrime(n));
        }
    }

    private static boolean isPrime(long n) {
        for (long d = 2; d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    /// The least strong pseudoprimes to the first one, two, three and four primes: G. Jaeschke, "On strong
    /// pseudoprimes to several bases", Math. Comp. 61 (1993).
    @ParameterizedTest
    @ValueSource(longs = {2047, 1_373_653, 25_326_001, 3_215_031_751L})
    void numbers_that_pass_some_of_the_tests_are_no_primes(long n) {
        assertThat(isPrime(n)).isFalse();
        assertThat(Primality.isPrime(n)).isFalse();
    }
}
