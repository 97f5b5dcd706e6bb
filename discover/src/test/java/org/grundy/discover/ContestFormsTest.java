package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.discover.Discovered.finding;
import static org.grundy.discover.Discovered.form;
import static org.grundy.discover.Discovered.range;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.grundy.discover.form.ExpressionSize;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Forms of problems that contests set: split by residues, counted from 1, roots, halving.
final class ContestFormsTest {
    @Test
    void residues_of_a_parameter_split_a_form() {
        // Codeforces 1194D: take 1, 2 or k. The editorial's form: n mod (k + 1) where 3 divides k, else n mod 3.
        String rules = "take(k): n -> n - i for i in {1, 2, k} if i <= n";
        DiscoveryReport report = Discovered.varied(rules, Play.NORMAL, 200, List.of("k"), range(3, 14));
        IntExpr lost = form(report, SampledQuantity.LOST);
        for (long k = 3; k < 40; k++) {
            for (long n = 0; n < 300; n++) {
                long r = n % (k + 1);
                boolean expected = k % 3 == 0 ? r != k && r % 3 == 0 : n % 3 == 0;
                assertThat(lost.value(n, k) == 1).as(n + "," + k).isEqualTo(expected);
            }
        }
        assertThat(finding(report, SampledQuantity.GRUNDY).certainty()).isInstanceOf(Certainty.Proved.class);
    }

    @Test
    void quotients_edges_and_lines_from_1_are_found_and_proved() {
        // LeetCode 3222: 75 and four 10 a turn. HDU 4111 as its editorial says. HDU 5754: Wythoff's queen from 1.
        IntExpr coins = form(
                Discovered.rules("coins: (x, y) -> (x - 1, y - 4) if x >= 1 and y >= 4", Play.NORMAL, 40),
                SampledQuantity.LOST);
        DiscoveryReport merged = Discovered.rules(
                "merging: (x, y) -> (x - 1, y) if x > 0; (x, y) -> (x, y - 1) if y >= 3; (x, 2) -> (x + 1, 0);"
                        + " (x, y) -> (x - 1, y + 1) if x > 0 and y > 0;"
                        + " (x, y) -> (x - 2, y + (3 if y > 0 else 2)) if x >= 2; states (x, y) where y != 1",
                Play.NORMAL,
                40);
        assertThat(finding(merged, SampledQuantity.LOST).isProved()).isTrue();
        IntExpr merging = form(merged, SampledQuantity.LOST);
        for (long x = 0; x < Thorough.bound(70, 200); x++) {
            for (long y = 0; y < Thorough.bound(70, 200); y++) {
                assertThat(coins.value(x, y) == 1).isEqualTo(Math.min(x, y / 4) % 2 == 0);
                boolean lost = y <= 2 ? x % 3 == 0 : x % 2 == 0 && y % 2 == 0;
                assertThat(y == 1 || (merging.value(x, y) == 1) == lost).isTrue();
            }
        }
        DiscoveryReport queen = Discovered.rules(
                "queen: (n, m) -> (n - k, m) for k in 1..n-1; (n, m) -> (n, m - k) for k in 1..m-1;"
                        + " (n, m) -> (n - k, m - k) for k in 1..min(n, m)-1; states (n, m) where n >= 1 and m >= 1",
                Play.NORMAL,
                Thorough.bound(60, 100));
        assertThat(finding(queen, SampledQuantity.LOST).certainty()).isInstanceOf(Certainty.Proved.class);
        assertThat(form(queen, SampledQuantity.LOST).value(165_580_141L, 267_914_296L))
                .isEqualTo(1);
    }

    /// At most the sizes of what is written on paper: `o != 0 and o mod 2 = 0`, `0 if n = 0 else 2 - n mod 3`,
    /// `0 if a + b = 0 else (a + b + 1) mod 2`.
    @Test
    void forms_are_as_short_as_on_paper() {
        // Codeforces 276B: o letters of n occur an odd number of times. AtCoder AGC 033 C on a path. Codeforces 1191D
        // with two heaps.
        FoundForm letters = finding(
                Discovered.rules(
                        "letters: (n, o) -> (n - 1, o - 1) if o > 0; (n, o) -> (n - 1, o + 1) if n > o;"
                                + " states (n, o) where o <= n and (n - o) % 2 = 0; win when o <= 1",
                        Play.NORMAL, 40),
                SampledQuantity.LOST);
        FoundForm path = finding(
                Discovered.rules("path: n -> n - 2 if n > 2; n -> n - 1 if n > 1; 1 -> 0", Play.NORMAL, 200),
                SampledQuantity.GRUNDY);
        FoundForm heaps = finding(
                Discovered.rules(
                        "heaps: (a, b) -> (a - 1, b) if a > 0 and a - 1 != b; (a, b) -> (a, b - 1) if b > 0 and b - 1 != a",
                        Play.NORMAL,
                        40),
                SampledQuantity.GRUNDY);
        assertThat(List.of(letters, path, heaps)).allMatch(FoundForm::isProved);
        assertThat(ExpressionSize.of(letters.form().expression())).isEqualTo(9);
        assertThat(ExpressionSize.of(path.form().expression())).isEqualTo(10);
        assertThat(ExpressionSize.of(heaps.form().expression())).isLessThanOrEqualTo(14);
        for (long o = 0; o < 50; o++) {
            assertThat(letters.form().expression().value(60, o) == 1).isEqualTo(o > 0 && o % 2 == 0);
        }
    }

    @Tag(Thorough.TAG)
    @Test
    void remainders_of_remainders_and_a_case_of_its_own_are_found_for_parameters() {
        // Codeforces 1844A: take a or b. HDU 3951: circles, where k = 1 is another game.
        List<List<Long>> pairs = new ArrayList<>();
        for (long a = 1; a <= 4; a++) {
            for (long b = a; b <= 7; b++) {
                pairs.add(List.of(a, b));
            }
        }
        IntExpr taken = form(
                Discovered.varied(
                        "sub(a, b): n -> n - k for k in {a, b} if k <= n",
                        Play.NORMAL,
                        Thorough.bound(100, 200),
                        List.of("a", "b"),
                        pairs),
                SampledQuantity.LOST);
        IntExpr circle = form(
                Discovered.varied(
                        "circle(k): (n, 0) -> (n - t, 1) for t in 1..min(k, n); (n, 1) -> [i, 1] & [n - t - i, 1]"
                                + " for t in 1..min(k, n), i in 0..n-t; states (n, c) where c <= 1; start n as (n, 0)",
                        Play.NORMAL,
                        Thorough.bound(50, 100),
                        List.of("k"),
                        range(1, 6)),
                SampledQuantity.LOST);
        for (long n = 0; n < Thorough.bound(100, 300); n++) {
            for (long a = 1; a < 9; a++) {
                for (long b = a; b < 20; b++) {
                    boolean lost = n % (a + b) < b && n % (a + b) % (2 * a) < a;
                    assertThat(taken.value(n, a, b) == 1).isEqualTo(lost);
                }
                assertThat(circle.value(n, a) == 1).isEqualTo(a == 1 ? n % 2 == 0 : n == 0 || a < n);
            }
        }
    }

    @Test
    void forms_of_numbers_counted_from_1_have_n_minus_1_in_them() {
        // SDOI 2009, E&D: the trailing ones of (a - 1) or (b - 1).
        String rules = "ed: (a, b) -> (i, a - i) for i in 1..a-1; (a, b) -> (i, b - i) for i in 1..b-1;"
                + " states (a, b) where a >= 1 and b >= 1";
        IntExpr value = form(Discovered.rules(rules, Play.NORMAL, 60), SampledQuantity.GRUNDY);
        for (long a = 1; a < Thorough.bound(130, 300); a++) {
            for (long b = 1; b < Thorough.bound(130, 300); b++) {
                assertThat(value.value(a, b)).isEqualTo(Long.numberOfTrailingZeros(~((a - 1) | (b - 1))));
            }
        }
    }

    @Test
    void roots_of_triangular_numbers_are_found_from_their_values() {
        // Codeforces 768E: the largest k with k(k + 1)/2 <= n.
        List<Integer> terms = new ArrayList<>();
        for (int k = 0; terms.size() < 60; k++) {
            for (int i = 0; i <= k; i++) {
                terms.add(k);
            }
        }
        IntExpr value = form(Discovery.standard().of(terms.subList(0, 60), Run.unlimited()), SampledQuantity.GRUNDY);
        for (long k = 0; k < 2000; k++) {
            assertThat(value.value(k * (k + 1) / 2)).isEqualTo(k);
            assertThat(value.value((k + 1) * (k + 2) / 2 - 1)).isEqualTo(k);
        }
    }

    @Test
    void misere_nim_of_two_heaps_is_found_and_proved() {
        String rules = "nim: (a, b) -> (i, b) for i in 0..a-1; (a, b) -> (a, i) for i in 0..b-1";
        DiscoveryReport report = Discovered.rules(rules, Play.MISERE, 40);
        IntExpr lost = form(report, SampledQuantity.LOST);
        for (long a = 0; a < 100; a++) {
            for (long b = 0; b < 100; b++) {
                // Bouton (1901): as in normal play while a heap has two or more.
                boolean expected = (a <= 1 && b <= 1) ? (a ^ b) == 1 : a == b;
                assertThat(lost.value(a, b) == 1).isEqualTo(expected);
            }
        }
        assertThat(finding(report, SampledQuantity.LOST).certainty()).isInstanceOf(Certainty.Proved.class);
    }

    @Tag(Thorough.TAG)
    @Test
    void halving_depends_on_the_parity_of_the_parameter() {
        // Codeforces 603C, lost heaps: for odd k 0, 2 and the odd ones from 5 on; for even k 0 and the odd ones from 3
        // on.
        String rules = "nieder(k): n -> n - 1 if n > 0; n -> k of [n / 2] if n > 0 and n % 2 = 0";
        IntExpr lost =
                form(Discovered.varied(rules, Play.NORMAL, 300, List.of("k"), range(1, 8)), SampledQuantity.LOST);
        for (long n = 0; n < 1000; n++) {
            boolean odd = n == 0 || n == 2 || (n >= 5 && n % 2 == 1);
            boolean even = n == 0 || (n >= 3 && n % 2 == 1);
            assertThat(lost.value(n, 7) == 1).as("%s", n).isEqualTo(odd);
            assertThat(lost.value(n, 12) == 1).as("%s", n).isEqualTo(even);
        }
    }

    @Test
    void a_form_of_nested_bit_functions_is_tried_far_beyond_the_table() {
        // HackerRank, Counter game. isqrt(trailingzeros(popcount(n))) fits 10^4 values and fails at 131070.
        String rules = "counter: n -> (n / 2 if n = lowbit(n) else n - highbit(n)) if n > 1";
        IntExpr lost = form(Discovered.rules(rules, Play.NORMAL, Thorough.bound(2_000, 10_000)), SampledQuantity.LOST);
        // Each one but the last is taken away, and each zero below it: as many as n - 1 has ones.
        assertThat(LongStream.range(1, 300_000).filter(n -> (lost.value(n) == 1) != (Long.bitCount(n - 1) % 2 == 0)))
                .isEmpty();
    }

    @Test
    void a_form_of_nested_bit_functions_that_cannot_be_tried_far_away_is_a_guess() {
        // HDU 4388: the value is 1 exactly if the number of ones is even and not 0.
        String rules = "halves: n -> [k] & [n - k] for k in 1..n-1 if popcount(k) + popcount(n - k) = popcount(n)";
        DiscoveryReport report = Discovered.rules(rules, Play.NORMAL, 1000);
        IntExpr value = form(report, SampledQuantity.GRUNDY);
        if (value.value(0xffff) != 1) {
            assertThat(finding(report, SampledQuantity.GRUNDY).certainty())
                    .isEqualTo(new Certainty.Guess(FormDoubt.FEW_ARGUMENTS));
        }
    }

    @Test
    void whole_rows_and_columns_and_short_periods_are_written_as_such() {
        IntExpr corner = form(
                Discovered.rules("g: (x, y) -> nothing if x > 0 and y > 0", Play.NORMAL, 40), SampledQuantity.LOST);
        IntExpr x = new IntExpr.Variable("x", 0);
        IntExpr y = new IntExpr.Variable("y", 1);
        IntExpr zero = IntExpr.of(0);
        assertThat(corner).isEqualTo(x.equalTo(zero).or(y.equalTo(zero)));
        // Codeforces 1672A: an even heap has value 1.
        IntExpr value = form(
                Discovered.rules("logs: n -> [i] & [n - i] for i in 1..n-1", Play.NORMAL, 1000),
                SampledQuantity.GRUNDY);
        assertThat(ExpressionSize.of(value)).isLessThan(12);
    }

    @Tag(Thorough.TAG)
    @Test
    void races_up_to_a_number_have_what_is_left_in_them() {
        // HDU 2149, Public Sale: bids of 1 to m more, up to t. Lost are those that are a multiple of m + 1 away.
        String rules = "sale(t, m): p -> p + k for k in 1..m if p < t";
        List<String> names = List.of("t", "m");
        List<List<Long>> choices = new ArrayList<>();
        for (long t = 5; t <= Thorough.bound(11, 16); t++) {
            for (long m = 1; m <= 6; m++) {
                choices.add(List.of(t, m));
            }
        }
        IntExpr lost = form(Discovered.varied(rules, Play.NORMAL, 100, names, choices), SampledQuantity.LOST);
        for (long t = 1; t < Thorough.bound(30, 60); t++) {
            for (long m = 1; m < Thorough.bound(10, 20); m++) {
                for (long p = 0; p < Thorough.bound(40, 80); p++) {
                    boolean expected = p >= t || (t - p) % (m + 1) == 0;
                    assertThat(lost.value(p, t, m) == 1).isEqualTo(expected);
                }
            }
        }
    }
}
