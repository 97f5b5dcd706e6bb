package org.grundy.catalog.pair;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;

/// Multiples of the golden ratio against integer square roots. Statements from `theory.md` §6 [K1, K1b, K5].
class GoldenRatioTest {
    private static final long LARGEST = (1L << GoldenRatio.BITS) - 1;

    /// ⌊nφ⌋ = ⌊(n + ⌊√(5n²)⌋)/2⌋.
    private static long byRoot(long n) {
        BigInteger big = BigInteger.valueOf(n);
        BigInteger root = BigInteger.valueOf(5).multiply(big.multiply(big)).sqrt();
        return big.add(root).shiftRight(1).longValueExact();
    }

    @Test
    void multiples_are_those_found_by_square_roots() {
        RandomGenerator random = Seed.of("GoldenRatioTest multiples").generator();
        for (int i = 0; i < 100_000; i++) {
            long n = random.nextLong() >>> (64 - GoldenRatio.BITS + random.nextInt(GoldenRatio.BITS));
            assertThat(GoldenRatio.times(n)).as("n = " + n).isEqualTo(byRoot(n));
        }
        assertThat(GoldenRatio.times(LARGEST)).isEqualTo(byRoot(LARGEST));
    }

    @Test
    void multiples_are_exact_next_to_fibonacci_numbers() {
        long next = 2;
        for (long n = 1; next < LARGEST; ) {
            for (long near = n - 1; near <= n + 1; near++) {
                assertThat(GoldenRatio.times(near)).as("n = " + near).isEqualTo(byRoot(near));
            }
            long sum = n + next;
            n = next;
            next = sum;
        }
    }

    @Test
    void partners_are_those_of_the_pairs_built_by_hand() {
        // the n-th pair is the least number in no earlier pair, and that number plus n
        Map<Long, Long> partners = new HashMap<>();
        long least = 0;
        for (long n = 0; n < 5000; n++) {
            while (partners.containsKey(least)) {
                least++;
            }
            partners.put(least, least + n);
            partners.put(least + n, least);
        }
        for (long x = 0; x < least; x++) {
            assertThat(GoldenRatio.partner(x)).isEqualTo(partners.get(x));
        }
    }

    @Test
    void large_partners_make_pairs_with_their_difference() {
        RandomGenerator random = Seed.of("GoldenRatioTest partners").generator();
        for (int i = 0; i < 20_000; i++) {
            long x = random.nextLong(LARGEST / 2);
            long partner = GoldenRatio.partner(x);
            assertThat(byRoot(Math.abs(x - partner))).as("x = " + x).isEqualTo(Math.min(x, partner));
        }
    }
}
