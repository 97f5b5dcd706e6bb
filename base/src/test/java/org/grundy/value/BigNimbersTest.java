package org.grundy.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Nimbers of any size: the same field, its orders and its logarithms.
class BigNimbersTest {
    @Test
    void up_to_64_bits_they_are_the_other_nimbers() {
        RandomGenerator random = Seed.of("BigNimbersTest.small").generator();
        for (int i = 0; i < 200; i++) {
            long a = random.nextLong() | 1;
            long b = random.nextLong();
            assertThat(BigNimbers.sum(big(a), big(b))).isEqualTo(big(Nimbers.sum(a, b)));
            assertThat(BigNimbers.product(big(a), big(b))).isEqualTo(big(Nimbers.product(a, b)));
            assertThat(BigNimbers.quotient(big(b), big(a))).isEqualTo(big(Nimbers.quotient(b, a)));
            assertThat(BigNimbers.square(big(b))).isEqualTo(big(Nimbers.square(b)));
            assertThat(BigNimbers.squareRoot(big(b))).isEqualTo(big(Nimbers.squareRoot(b)));
            assertThat(BigNimbers.power(big(a), big(b))).isEqualTo(big(unsignedPower(a, b)));
        }
    }

    private static long unsignedPower(long a, long b) {
        long half = Nimbers.power(a, b >>> 1);
        return Nimbers.product(Nimbers.square(half), (b & 1) == 0 ? 1 : a);
    }

    @ParameterizedTest
    @ValueSource(ints = {65, 100, 128, 129})
    void long_products_follow_the_rules_for_powers_of_two(int bits) {
        RandomGenerator random = Seed.of("BigNimbersTest.long").generator();
        for (int i = 0; i < 3; i++) {
            BigInteger a = random(bits, random);
            // The naive product of two long numbers would take minutes.
            BigInteger b = random(random.nextInt(12), random).setBit(random.nextInt(bits));
            assertThat(BigNimbers.product(a, b)).isEqualTo(NaiveNimbers.product(a, b));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {70, 200, 257, 1000})
    void long_nimbers_are_a_field(int bits) {
        RandomGenerator random = Seed.of("BigNimbersTest.field").generator();
        for (int i = 0; i < 10; i++) {
            BigInteger a = random(bits, random).setBit(bits - 1);
            BigInteger b = random(bits, random);
            BigInteger c = random(bits / 2, random);
            BigInteger left = BigNimbers.product(a, BigNimbers.product(b, c));
            assertThat(left).isEqualTo(BigNimbers.product(BigNimbers.product(a, b), c));
            assertThat(BigNimbers.product(a, b.xor(c)))
                    .isEqualTo(BigNimbers.product(a, b).xor(BigNimbers.product(a, c)));
            assertThat(BigNimbers.product(a, BigNimbers.inverse(a))).isEqualTo(BigInteger.ONE);
            assertThat(BigNimbers.square(a)).isEqualTo(BigNimbers.product(a, a));
            assertThat(BigNimbers.squareRoot(BigNimbers.square(a))).isEqualTo(a);
        }
    }

    @Test
    void powers_of_zero_and_negative_powers() {
        BigInteger five = BigInteger.valueOf(5);
        assertThat(BigNimbers.power(BigInteger.ZERO, BigInteger.ZERO)).isEqualTo(BigInteger.ONE);
        assertThat(BigNimbers.power(BigInteger.ZERO, five)).isEqualTo(BigInteger.ZERO);
        assertThat(BigNimbers.power(five, BigInteger.ONE.negate())).isEqualTo(BigNimbers.inverse(five));
        assertThatThrownBy(() -> BigNimbers.power(BigInteger.ZERO, five.negate()))
                .isInstanceOf(ArithmeticException.class);
    }

    @Test
    void negative_numbers_are_no_nimbers_and_zero_is_no_unit() {
        BigInteger minus = BigInteger.valueOf(-1);
        assertThatThrownBy(() -> BigNimbers.sum(minus, BigInteger.ONE)).hasMessageContaining("-1");
        assertThatThrownBy(() -> BigNimbers.product(BigInteger.ONE, minus)).hasMessageContaining("-1");
        assertThatThrownBy(() -> BigNimbers.inverse(BigInteger.ZERO)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> BigNimbers.order(BigInteger.ZERO)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> BigNimbers.log(BigInteger.ONE, BigInteger.ZERO))
                .isInstanceOf(ArithmeticException.class);
    }

    @Test
    void orders_below_256_are_found_by_multiplying() {
        for (int a = 1; a < 256; a++) {
            long power = a;
            int order = 1;
            while (power != 1) {
                power = Nimbers.product(power, a);
                order++;
            }
            assertThat(BigNimbers.order(big(a))).as("order of %d", a).hasValue(big(order));
            assertThat(BigNimbers.primitive(big(a))).hasValue(order == (1L << Nimbers.degree(a)) - 1);
        }
    }

    /// A cyclic group of 255 has φ(255) = 128 generators.
    @Test
    void the_field_of_256_has_128_primitive_elements() {
        long count = IntStream.range(16, 256)
                .filter(a -> BigNimbers.primitive(big(a)).orElseThrow())
                .count();
        assertThat(count).isEqualTo(128);
    }

    @Test
    void the_order_of_a_long_nimber_is_the_least_exponent_that_gives_one() {
        RandomGenerator random = Seed.of("BigNimbersTest.order").generator();
        for (int bits : new int[] {32, 64, 128, 256, 512}) {
            BigInteger a = random(bits, random).setBit(bits - 1);
            BigInteger order = BigNimbers.order(a).orElseThrow();
            assertThat(BigNimbers.power(a, order)).isEqualTo(BigInteger.ONE);
            for (int k = 0; 1 << k < bits; k++) {
                for (BigInteger prime : new FermatNumber(k).primeFactors().orElseThrow()) {
                    if (order.mod(prime).signum() == 0) {
                        assertThat(BigNimbers.power(a, order.divide(prime))).isNotEqualTo(BigInteger.ONE);
                    }
                }
            }
        }
    }

    @Test
    void beyond_4096_bits_the_order_is_unknown() {
        assertThat(BigNimbers.order(BigInteger.ONE.shiftLeft(4096))).isEmpty();
        assertThat(BigNimbers.primitive(BigInteger.ONE.shiftLeft(4096))).isEmpty();
    }

    @Test
    void every_logarithm_below_256_is_the_least_power_found_by_multiplying() {
        for (int base : new int[] {1, 2, 4, 5, 8, 16, 19, 128, 255}) {
            Optional<BigInteger> order = BigNimbers.order(big(base));
            long[] exponents = new long[256];
            long power = 1;
            for (int i = 0; i < order.orElseThrow().intValueExact(); i++) {
                exponents[(int) power] = i + 1L;
                power = Nimbers.product(power, base);
            }
            for (int a = 0; a < 256; a++) {
                NimLogarithm expected = exponents[a] == 0
                        ? new NimLogarithm.None()
                        : new NimLogarithm.Exponent(big(exponents[a] - 1), order.get());
                assertThat(BigNimbers.log(big(a), big(base))).isEqualTo(expected);
            }
        }
    }

    @Test
    void logarithms_of_64_bits_undo_powers() {
        RandomGenerator random = Seed.of("BigNimbersTest.log").generator();
        for (int i = 0; i < 5; i++) {
            BigInteger base = big(random.nextLong() | 2);
            BigInteger order = BigNimbers.order(base).orElseThrow();
            BigInteger exponent = big(random.nextLong()).mod(order);
            assertThat(BigNimbers.log(BigNimbers.power(base, exponent), base))
                    .isEqualTo(new NimLogarithm.Exponent(exponent, order));
        }
    }

    /// 2^128 − 1 has the prime factor 67280421310721 (Landry 1880), in whose group no logarithm is sought.
    @Test
    void a_logarithm_in_a_large_prime_order_is_too_hard_unless_it_is_none() {
        BigInteger base = BigInteger.ONE.shiftLeft(100).add(BigInteger.TWO);
        BigInteger prime = new BigInteger("67280421310721");
        assertThat(BigNimbers.log(BigNimbers.power(base, BigInteger.TEN), base))
                .isEqualTo(new NimLogarithm.TooHard(prime));
        BigInteger subgroup = BigNimbers.power(base, prime);
        assertThat(BigNimbers.log(base, subgroup)).isEqualTo(new NimLogarithm.None());
        assertThat(BigNimbers.log(BigNimbers.power(subgroup, BigInteger.TEN), subgroup))
                .isInstanceOfSatisfying(
                        NimLogarithm.Exponent.class,
                        log -> assertThat(log.exponent()).isEqualTo(BigInteger.TEN));
    }

    @Test
    void the_fermat_numbers_are_the_products_of_their_prime_factors() {
        for (int k = 0; k < 12; k++) {
            FermatNumber number = new FermatNumber(k);
            assertThat(number.primeFactors().orElseThrow()).allMatch(prime -> prime.isProbablePrime(10));
            assertThat(number.primeFactors().orElseThrow().stream().reduce(BigInteger.ONE, BigInteger::multiply))
                    .isEqualTo(number.value());
        }
        assertThat(new FermatNumber(12).primeFactors()).isEmpty();
    }

    private static BigInteger random(int bits, RandomGenerator random) {
        byte[] bytes = new byte[bits / 8 + 1];
        random.nextBytes(bytes);
        return new BigInteger(1, bytes).mod(BigInteger.ONE.shiftLeft(bits));
    }

    private static BigInteger big(long a) {
        return new BigInteger(Long.toUnsignedString(a));
    }
}
