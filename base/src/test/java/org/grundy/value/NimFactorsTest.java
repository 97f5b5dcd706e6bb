package org.grundy.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.random.RandomGenerator;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every number below a nim product is reached by smaller factors.
class NimFactorsTest {
    @Test
    void every_number_below_a_product_of_small_numbers_is_reached() {
        int numbers = Thorough.bound(18, 40);
        for (long a = 1; a < numbers; a++) {
            for (long b = 1; b < numbers; b++) {
                for (long c = 0; c < Nimbers.product(a, b); c++) {
                    assertReaches(BigInteger.valueOf(a), BigInteger.valueOf(b), BigInteger.valueOf(c));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 64, 100, 600})
    void random_numbers_below_random_products_are_reached(int bits) {
        RandomGenerator random = Seed.of("NimFactorsTest").generator();
        for (int i = 0; i < 40; i++) {
            BigInteger a = random(random.nextInt(1, bits), random).setBit(0);
            BigInteger b = random(bits, random).setBit(0);
            BigInteger product = BigNimbers.product(a, b);
            assertReaches(a, b, random(bits + 10, random).mod(product));
            assertReaches(b, a, BigInteger.ZERO);
        }
    }

    @Test
    void a_number_that_does_not_lower_the_product_is_refused() {
        // 2 ⊗ 2 = 3, and 3 ⊕ 4 is larger
        assertThatThrownBy(() -> NimFactors.of(BigInteger.TWO, BigInteger.TWO, BigInteger.valueOf(4)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("4");
        assertThatThrownBy(() -> NimFactors.of(BigInteger.TWO, BigInteger.TWO, BigInteger.ZERO))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static void assertReaches(BigInteger a, BigInteger b, BigInteger c) {
        BigInteger d = BigNimbers.product(a, b).xor(c);
        NimFactors factors = NimFactors.of(a, b, d);
        assertThat(BigNimbers.product(factors.p(), factors.q())).isEqualTo(d);
        assertThat(a.xor(factors.p())).isLessThan(a);
        assertThat(b.xor(factors.q())).isLessThan(b);
    }

    private static BigInteger random(int bits, RandomGenerator random) {
        byte[] bytes = new byte[bits / 8 + 1];
        random.nextBytes(bytes);
        return new BigInteger(1, bytes).mod(BigInteger.ONE.shiftLeft(bits));
    }
}
