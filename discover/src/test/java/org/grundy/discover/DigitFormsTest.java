package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.discover.Discovered.finding;
import static org.grundy.discover.Discovered.form;

import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

/// Forms in digits, logarithms and multiples of roots, from as many terms as people write down; and their proofs.
final class DigitFormsTest {
    private static void isFound(int terms, LongUnaryOperator sequence) {
        List<Integer> values = IntStream.range(0, terms)
                .map(n -> (int) sequence.applyAsLong(n))
                .boxed()
                .toList();
        IntExpr found = form(Discovery.standard().of(values, Run.unlimited()), SampledQuantity.GRUNDY);
        for (long n = 0; n < 20L * terms; n++) {
            assertThat(found.value(n)).as("%s", n).isEqualTo(sequence.applyAsLong(n));
        }
    }

    @Test
    void sums_of_digits_and_logarithms_are_found_from_their_values() {
        isFound(40, n -> String.valueOf(n).chars().map(digit -> digit - '0').sum());
        isFound(40, n -> Long.toBinaryString(n + 1).length() - 1);
        isFound(40, n -> n == 0 ? 0 : Long.toBinaryString(n).length() % 2);
    }

    /// From 0 on, which has no prime factors; trial division counts them.
    @Test
    void numbers_of_prime_factors_are_found_from_their_values() {
        isFound(400, n -> factors(n, false));
        isFound(400, n -> factors(n, true));
        isFound(400, n -> factors(n, true) % 2);
    }

    private static long factors(long n, boolean repeated) {
        long count = 0;
        long left = Math.max(n, 1);
        for (long d = 2; d <= left; d++) {
            count += left % d == 0 && !repeated ? 1 : 0;
            for (; left % d == 0; left /= d) {
                count += repeated ? 1 : 0;
            }
        }
        return count;
    }

    @Test
    void multiples_of_roots_and_their_differences_are_found_from_few_terms() {
        isFound(16, n -> (long) Math.sqrt(2.0 * n * n));
        isFound(20, n -> (long) Math.sqrt(3.0 * n * n));
        isFound(40, n -> (long) Math.sqrt(2.0 * (n + 1) * (n + 1)) - (long) Math.sqrt(2.0 * n * n) - 1);
        isFound(40, n -> (long) Math.sqrt(3.0 * (n + 1) * (n + 1)) - (long) Math.sqrt(3.0 * n * n) - 1);
    }

    private static IntExpr proved(String rules, SampledQuantity quantity) {
        DiscoveryReport report = Discovered.rules(rules, Play.NORMAL, 300);
        assertThat(finding(report, quantity).certainty()).isInstanceOf(Certainty.Proved.class);
        return form(report, quantity);
    }

    @Test
    void moves_by_the_last_and_the_first_binary_one_are_proved() {
        // Each move takes one binary one away.
        for (String move : List.of("n - lowbit(n)", "n - highbit(n)", "n bitand (n - 1)")) {
            IntExpr value = proved("ones: n -> " + move + " if n > 0", SampledQuantity.GRUNDY);
            assertThat(value.value(0b1011_0111L)).isZero();
            assertThat(value.value(0b1000_0001_1000L)).isEqualTo(1);
        }
    }

    @Test
    void powers_with_an_exponent_up_to_a_logarithm_are_proved_like_those_of_a_set() {
        // HDU 1847, as people write it: lost are the multiples of 3.
        IntExpr lost = proved("cards: n -> n - 2^i for i in 0..log(n, 2) if n > 0", SampledQuantity.LOST);
        for (long n = 0; n < 1000; n++) {
            assertThat(lost.value(n) == 1).isEqualTo(n % 3 == 0);
        }
    }

    @Test
    void halving_until_nothing_is_left_is_proved() {
        // The player to move wins where the number of binary digits is odd.
        IntExpr lost = proved("halve: n -> n / 2 if n > 0", SampledQuantity.LOST);
        for (long n = 1; n < 1000; n++) {
            assertThat(lost.value(n) == 1).isEqualTo(Long.toBinaryString(n).length() % 2 == 0);
        }
    }

    @Test
    void values_of_games_whose_moves_split_are_proved() {
        // Lasker's Nim and Mock Turtles; Winning Ways (2001), ch. 4 and 14.
        IntExpr lasker =
                proved("lasker: n -> n - k for k in 1..n; n -> [i] & [n - i] for i in 1..n-1", SampledQuantity.GRUNDY);
        IntExpr mock = proved(
                "mock: n -> nothing; n -> [i] for i in 0..n-1; n -> [i] & [j] for i in 0..n-1, j in i+1..n-1",
                SampledQuantity.GRUNDY);
        for (long n = 1; n < 1000; n++) {
            assertThat(lasker.value(n)).isEqualTo(n % 4 == 0 ? n - 1 : n % 4 == 3 ? n + 1 : n);
            assertThat(mock.value(n)).isEqualTo(2 * n + (Long.bitCount(n) + 1) % 2);
        }
    }

    @Test
    void nim_sums_of_residues_are_written_as_such_and_proved() {
        String rules = "two: (a, b) -> (a - k, b) for k in 1..min(a, 3); (a, b) -> (a, b - k) for k in 1..min(b, 3)";
        DiscoveryReport report = Discovered.rules(rules, Play.NORMAL, 40);
        assertThat(finding(report, SampledQuantity.GRUNDY).certainty()).isInstanceOf(Certainty.Proved.class);
        IntExpr value = form(report, SampledQuantity.GRUNDY);
        assertThat(value).isInstanceOf(IntExpr.Arithmetic.class);
        assertThat(value.value(1002, 2005)).isEqualTo(3); // 2 xor 1
    }
}
