package org.grundy.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.testkit.OeisSequence;
import org.grundy.testkit.ReferenceData;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Nim multiplication of 64 bits is what the definitions and the published tables say, and makes a field.
class NimbersTest {
    /// M5 of `theory.md` §9.3.
    @Test
    void products_below_48_are_the_mex_of_the_definition() {
        int[][] products = NaiveNimbers.products(48);
        for (int a = 0; a < 48; a++) {
            for (int b = 0; b < 48; b++) {
                assertThat(Nimbers.product(a, b)).as("%d ⊗ %d", a, b).isEqualTo(products[a][b]);
            }
        }
    }

    @Test
    void products_are_those_of_the_encyclopedia_read_by_antidiagonals() {
        List<Integer> terms = sequence("A051775").terms();
        int i = 0;
        for (int sum = 0; i < terms.size(); sum++) {
            for (int b = 0; b <= sum && i < terms.size(); b++, i++) {
                assertThat(Nimbers.product(sum - b, b))
                        .as("%d ⊗ %d", sum - b, b)
                        .isEqualTo((long) terms.get(i));
            }
        }
    }

    @Test
    void inverses_are_those_of_the_encyclopedia() {
        OeisSequence inverses = sequence("A051917");
        for (int i = 0; i < inverses.terms().size(); i++) {
            assertThat(Nimbers.inverse(inverses.offset() + i))
                    .isEqualTo((long) inverses.terms().get(i));
        }
    }

    /// Conway, *On Numbers and Games* (1976), ch. 6: the square of 2^2^k is one and a half times as large.
    @ParameterizedTest
    @CsvSource({"2,3", "4,6", "16,24", "256,384", "65536,98304", "4294967296,6442450944"})
    void a_fermat_power_of_two_has_its_sesquimultiple_as_square(long power, long square) {
        assertThat(Nimbers.product(power, power)).isEqualTo(square);
        assertThat(Nimbers.square(power)).isEqualTo(square);
        assertThat(Nimbers.squareRoot(square)).isEqualTo(power);
    }

    @Test
    void random_products_follow_the_rules_for_powers_of_two() {
        RandomGenerator random = Seed.of("NimbersTest.products").generator();
        for (int i = 0; i < 100; i++) {
            long a = random.nextLong() >>> random.nextInt(Long.SIZE);
            long b = random.nextLong() >>> random.nextInt(Long.SIZE);
            BigInteger product = NaiveNimbers.product(unsigned(a), unsigned(b));
            assertThat(unsigned(Nimbers.product(a, b))).isEqualTo(product);
        }
    }

    @Test
    void the_nimbers_of_64_bits_are_a_field_of_characteristic_two() {
        RandomGenerator random = Seed.of("NimbersTest.field").generator();
        for (int i = 0; i < 2000; i++) {
            long a = some(random);
            long b = some(random);
            long c = some(random);
            assertThat(Nimbers.product(a, b)).isEqualTo(Nimbers.product(b, a));
            assertThat(Nimbers.product(a, Nimbers.product(b, c))).isEqualTo(Nimbers.product(Nimbers.product(a, b), c));
            assertThat(Nimbers.product(a, Nimbers.sum(b, c)))
                    .isEqualTo(Nimbers.sum(Nimbers.product(a, b), Nimbers.product(a, c)));
            assertThat(Nimbers.product(a, 1)).isEqualTo(a);
            assertThat(Nimbers.product(a, 0)).isZero();
            assertThat(Nimbers.sum(a, a)).isZero();
            if (a != 0) {
                assertThat(Nimbers.product(a, Nimbers.inverse(a))).isEqualTo(1);
                assertThat(Nimbers.product(Nimbers.quotient(b, a), a)).isEqualTo(b);
            }
        }
    }

    @Test
    void squares_and_roots_undo_each_other() {
        RandomGenerator random = Seed.of("NimbersTest.squares").generator();
        for (int i = 0; i < 2000; i++) {
            long a = some(random);
            assertThat(Nimbers.square(a)).isEqualTo(Nimbers.product(a, a));
            assertThat(Nimbers.squareRoot(Nimbers.square(a))).isEqualTo(a);
            assertThat(Nimbers.square(Nimbers.squareRoot(a))).isEqualTo(a);
        }
    }

    @Test
    void powers_add_their_exponents_and_repeat_after_all_units() {
        RandomGenerator random = Seed.of("NimbersTest.powers").generator();
        for (int i = 0; i < 200; i++) {
            long a = random.nextLong() | 1;
            int m = random.nextInt(-50, 50);
            int n = random.nextInt(-50, 50);
            assertThat(Nimbers.power(a, m + n)).isEqualTo(Nimbers.product(Nimbers.power(a, m), Nimbers.power(a, n)));
            // 2^64 − 1 = 2·(2^63 − 1) + 1 is the number of units, and 2^63 = −(−2^63).
            assertThat(Nimbers.product(Nimbers.square(Nimbers.power(a, Long.MAX_VALUE)), a))
                    .isEqualTo(1);
            assertThat(Nimbers.product(Nimbers.power(a, Long.MIN_VALUE), Nimbers.power(a, Long.MAX_VALUE)))
                    .isEqualTo(Nimbers.inverse(a));
        }
        assertThat(Nimbers.power(0, 0)).isEqualTo(1);
        assertThat(Nimbers.power(0, 5)).isZero();
    }

    @Test
    void zero_has_no_inverse() {
        assertThatThrownBy(() -> Nimbers.inverse(0)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Nimbers.quotient(3, 0)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Nimbers.power(0, -1)).isInstanceOf(ArithmeticException.class);
    }

    @ParameterizedTest
    @CsvSource({"0,1", "1,1", "2,2", "3,2", "4,4", "15,4", "16,8", "255,8", "256,16", "65535,16", "65536,32"})
    void the_degree_is_that_of_the_smallest_field(long a, int degree) {
        assertThat(Nimbers.degree(a)).isEqualTo(degree);
        assertThat(BigNimbers.degree(unsigned(a))).isEqualTo(degree);
    }

    @Test
    void a_nimber_with_the_top_bit_has_degree_64() {
        assertThat(Nimbers.degree(-1)).isEqualTo(64);
        assertThat(Nimbers.degree(1L << 32)).isEqualTo(64);
        assertThat(Nimbers.degree((1L << 32) - 1)).isEqualTo(32);
    }

    /// Numbers of all lengths, with zeros in places where the tables treat zero apart.
    private static long some(RandomGenerator random) {
        long mask = 0;
        for (int i = 0; i < 4; i++) {
            mask |= random.nextInt(3) == 0 ? 0 : 0xffffL << (16 * i);
        }
        return random.nextLong() & mask;
    }

    private static BigInteger unsigned(long a) {
        return new BigInteger(Long.toUnsignedString(a));
    }

    private static OeisSequence sequence(String number) {
        return ReferenceData.oeisSequences().stream()
                .filter(each -> each.oeis().equals(number))
                .findFirst()
                .orElseThrow();
    }
}
