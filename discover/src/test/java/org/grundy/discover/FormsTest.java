package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.discover.Discovered.finding;
import static org.grundy.discover.Discovered.form;
import static org.grundy.discover.Discovered.range;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.value.Nimbers;
import org.junit.jupiter.api.Test;

/// Forms that do not repeat, found from rules and compared with published theorems beyond the table.
final class FormsTest {
    private static final String WYTHOFF = """
        wythoff: (a, b) -> (a - k, b)      for k in 1..a
                 (a, b) -> (a, b - k)      for k in 1..b
                 (a, b) -> (a - k, b - k)  for k in 1..min(a, b)\
        """;
    private static final String MULTIPLE = """
        multiple(k): (n, most) -> (n - t, k * t)  for t in 1..min(n, most)
                     start n as (n, n - 1)\
        """;

    /// Wythoff (1907), computed by its definition as the least numbers not yet used.
    private static boolean wythoff(long a, long b) {
        boolean[] used = new boolean[2000];
        long least = 0;
        for (int d = 0; least <= Math.min(a, b); d++) {
            if (Math.min(a, b) == least && Math.abs(a - b) == d) {
                return true;
            }
            used[(int) least] = true;
            used[(int) least + d] = true;
            while (used[(int) least]) {
                least++;
            }
        }
        return false;
    }

    @Test
    void the_lost_pairs_of_wythoff_lie_on_lines_with_the_golden_ratio() {
        DiscoveryReport report = Discovered.rules(WYTHOFF, Play.NORMAL, 100);
        IntExpr lost = form(report, SampledQuantity.LOST);
        int beyond = Thorough.bound(125, 250);
        for (long a = 0; a < beyond; a++) {
            for (long b = 0; b < beyond; b++) {
                assertThat(lost.value(a, b) == 1).as(a + "," + b).isEqualTo(wythoff(a, b));
            }
        }
        // P2252 within its limits, where floating point goes wrong.
        assertThat(lost.value(165_580_140L, 267_914_295L)).isEqualTo(1);
        assertThat(lost.value(165_580_141L, 267_914_296L)).isZero();
        assertThat(report.finding(SampledQuantity.GRUNDY)).isEmpty();
    }

    @Test
    void misere_wythoff_has_six_exceptions() {
        Form form = finding(Discovered.rules(WYTHOFF, Play.MISERE, 60), SampledQuantity.LOST)
                .form();
        assertThat(form)
                .isInstanceOfSatisfying(
                        Form.Exceptional.class,
                        exceptional -> assertThat(exceptional.exceptions()).isEqualTo(6));
        assertThat(form.expression().value(2, 2)).isEqualTo(1);
        assertThat(form.expression().value(1, 2)).isZero();
        assertThat(form.expression().value(3, 5)).isEqualTo(1);
    }

    @Test
    void the_k_multiple_game_is_lost_at_the_terms_of_its_numeration_for_every_k() {
        DiscoveryReport report = Discovered.varied(MULTIPLE, Play.NORMAL, 60, List.of("k"), range(1, 7));
        IntExpr lost = form(report, SampledQuantity.LOST);
        List<Integer> fibonacci = List.of(1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233);
        for (int n = 1; n < 300; n++) {
            assertThat(lost.value(n, 2) == 1).isEqualTo(fibonacci.contains(n));
            assertThat(lost.value(n, 1) == 1).isEqualTo(Integer.bitCount(n) == 1);
        }
    }

    @Test
    void its_states_are_lost_where_the_smallest_part_is_above_the_limit() {
        IntExpr lost = form(Discovered.states(MULTIPLE, "[2]", 80), SampledQuantity.LOST);
        // 100 = 89 + 8 + 3
        assertThat(lost.value(100, 2)).isEqualTo(1);
        assertThat(lost.value(100, 3)).isZero();
        assertThat(lost.value(0, 5)).isEqualTo(1);
    }

    @Test
    void euclid_is_lost_below_the_golden_ratio() {
        IntExpr lost = form(
                Discovered.rules(
                        "euclid: unordered\n (a, b) -> (a, b - q * a)  for q in 1..b/a  if a > 0", Play.NORMAL, 100),
                SampledQuantity.LOST);
        int beyond = Thorough.bound(120, 200);
        for (long a = 1; a < beyond; a++) {
            for (long b = a; b < 2L * beyond; b++) {
                boolean won = a == b || b * b - a * b - a * a > 0;
                assertThat(lost.value(a, b) == 0).as(a + "," + b).isEqualTo(won);
            }
        }
    }

    @Test
    void mock_turtles_are_the_odious_numbers() {
        IntExpr grundy = form(Discovered.rules("""
                              mock: n -> nothing
                                    n -> [i]        for i in 0..n-1
                                    n -> [i] & [j]  for i in 0..n-1, j in i+1..n-1\
                              """, Play.NORMAL, 200), SampledQuantity.GRUNDY);
        for (long n = 0; n < 3000; n++) {
            assertThat(grundy.value(n)).isEqualTo(2 * n + (Long.bitCount(n) % 2 == 0 ? 1 : 0));
        }
    }

    @Test
    void coins_in_a_row_and_on_a_board_have_the_values_of_winning_ways() {
        IntExpr ruler = form(
                Discovered.rules("ruler: n -> [j] each j in i..n-1 for i in 1..n", Play.NORMAL, 300),
                SampledQuantity.GRUNDY);
        IntExpr twins =
                form(Discovered.rules("twins: n -> [i] for i in 0..n-1", Play.NORMAL, 200), SampledQuantity.GRUNDY);
        IntExpr triplets = form(
                Discovered.rules("t: n -> [i] & [j] for i in 0..n-1, j in i+1..n-1", Play.NORMAL, 500),
                SampledQuantity.GRUNDY);
        IntExpr corners = form(
                Discovered.rules("c: (x, y) -> [i, y] & [x, j] & [i, j] for i in 0..x-1, j in 0..y-1", Play.NORMAL, 24),
                SampledQuantity.GRUNDY);
        for (long n = 1; n < 500; n++) {
            assertThat(ruler.value(n)).isEqualTo(Long.lowestOneBit(n));
            assertThat(twins.value(n)).isEqualTo(n);
            long odious = 2 * (n - 2) + (Long.bitCount(n - 2) % 2 == 0 ? 1 : 0);
            assertThat(triplets.value(n)).isEqualTo(n < 2 ? 0 : odious);
            assertThat(corners.value(n, n / 3)).isEqualTo(Nimbers.product(n, n / 3));
        }
    }

    /// P. M. Grundy, Mathematics and games (1939): to multiply from 1 on by 2 to 9 until n is reached is lost
    /// where 9·18^k < n ≤ 18^(k+1).
    @Test
    void intervals_between_powers_are_found_as_a_scale() {
        String rules = "m: (n, p) -> (n, p * k) for k in 2..9 if p < n; start n as (n, 1)";
        IntExpr lost = form(Discovered.rules(rules, Play.NORMAL, 800), SampledQuantity.LOST);
        for (long n = 2; n < Thorough.bound(6_000, 20_000); n++) {
            long least = n;
            while (least > 18) {
                least = (least + 17) / 18;
            }
            assertThat(lost.value(n) == 1).as("" + n).isEqualTo(least > 9);
        }
    }

    @Test
    void a_quadratic_limit_has_its_numeration_system() {
        IntExpr lost = form(
                Discovered.rules(
                        "s: (n, q) -> (n - t, t^2 + t + 2) for t in 1..min(n, q); start n as (n, n - 1)",
                        Play.NORMAL,
                        Thorough.bound(100, 200)),
                SampledQuantity.LOST);
        // A. J. Schwenk, Take-away games (1970): H(i + 1) = H(i) + the least H(j) with f(H(j)) >= H(i).
        List<Long> terms = new ArrayList<>(List.of(1L));
        while (terms.getLast() < 2000) {
            long last = terms.getLast();
            terms.add(last
                    + terms.stream()
                            .filter(t -> t * t + t + 2 >= last)
                            .findFirst()
                            .orElseThrow());
        }
        for (long n = 1; n < 2000; n++) {
            assertThat(lost.value(n) == 1).as("" + n).isEqualTo(terms.contains(n));
        }
    }

    @Test
    void lost_rows_and_columns_are_found_from_a_corner() {
        IntExpr lost = form(Discovered.rules("""
                            bomb: (x, y) -> [i, y] & [x, j]  for i in 1..x-1, j in 1..y-1  if x > 1 and y > 1
                                  (x, 1) -> (i, 1)           for i in 1..x-1
                                  (1, y) -> (1, j)           for j in 1..y-1
                                  states (x, y) where x >= 1 and y >= 1\
                            """, Play.NORMAL, 30), SampledQuantity.LOST);
        assertThat(lost.value(1, 1)).isEqualTo(1);
        assertThat(lost.value(2, 500)).isEqualTo(1);
        assertThat(lost.value(2, 2)).isZero();
    }

    @Test
    void games_side_by_side_have_the_nim_sum_of_their_values() {
        IntExpr grundy = form(
                Discovered.rules(
                        "two: (x, y) -> (x - k, y) for k in 1..min(3, x); (x, y) -> (x, y - k) for k in {2, 5} if k <= y",
                        Play.NORMAL,
                        40),
                SampledQuantity.GRUNDY);
        List<Long> second = List.of(0L, 0L, 1L, 1L, 0L, 2L, 1L);
        for (long x = 0; x < 100; x++) {
            for (long y = 0; y < 100; y++) {
                assertThat(grundy.value(x, y)).isEqualTo(x % 4 ^ second.get((int) y % 7));
            }
        }
    }

    @Test
    void kikis_board_is_proved_lost_where_both_numbers_are_even() {
        DiscoveryReport report = Discovered.rules("""
                      kiki: (x, y) -> (x - 1, y)      if x > 0
                            (x, y) -> (x, y - 1)      if y > 0
                            (x, y) -> (x - 1, y - 1)  if x > 0 and y > 0\
                      """, Play.NORMAL, 60);
        assertThat(finding(report, SampledQuantity.LOST).certainty()).isInstanceOf(Certainty.Proved.class);
        assertThat(finding(report, SampledQuantity.GRUNDY).certainty()).isInstanceOf(Certainty.Proved.class);
        for (long x = 0; x < 90; x++) {
            for (long y = 0; y < 90; y++) {
                assertThat(form(report, SampledQuantity.LOST).value(x, y)).isEqualTo(x % 2 == 0 && y % 2 == 0 ? 1 : 0);
                long mixed = Math.min(x, y) % 2 == 0 ? 1 : 3;
                long value = x % 2 != y % 2 ? mixed : x % 2 == 0 ? 0 : 2;
                assertThat(form(report, SampledQuantity.GRUNDY).value(x, y)).isEqualTo(value);
            }
        }
    }

    @Test
    void the_boxes_of_hdu_3389_count_by_their_number_mod_6() {
        IntExpr grundy = form(Discovered.rules("""
                               boxes: (i, a) -> [i, a - t] & [j, t]  for j in 1..i-1, t in 1..a  if (i + j) % 6 = 3
                                      states (i, a) where i >= 1\
                               """, Play.NORMAL, 30), SampledQuantity.GRUNDY);
        for (long box = 1; box < 60; box++) {
            for (long cards = 1; cards < 60; cards++) {
                boolean counts = List.of(0L, 2L, 5L).contains(box % 6);
                assertThat(grundy.value(box, cards)).isEqualTo(counts ? cards : 0);
            }
        }
    }

    @Test
    void nim_lasker_the_divisor_game_and_two_heaps_have_their_values() {
        IntExpr lasker = form(
                Discovered.rules("l: n -> n - k for k in 1..n\n n -> [i] & [n - i] for i in 1..n-1", Play.NORMAL, 200),
                SampledQuantity.GRUNDY);
        IntExpr divisor = form(
                Discovered.rules("d: n -> n - d for d in divisors(n) if d < n", Play.NORMAL, 500),
                SampledQuantity.GRUNDY);
        IntExpr heaps = form(
                Discovered.rules(
                        "t: (x, y) -> (i, y) for i in 0..x-1\n (x, y) -> (x, j) for j in 0..y-1", Play.NORMAL, 40),
                SampledQuantity.GRUNDY);
        for (long n = 1; n < 2000; n++) {
            assertThat(lasker.value(n)).isEqualTo(n % 4 == 3 ? n + 1 : n % 4 == 0 ? n - 1 : n);
            assertThat(divisor.value(n)).isEqualTo(Long.numberOfTrailingZeros(n));
            assertThat(heaps.value(n, 1000)).isEqualTo(n ^ 1000);
        }
    }

    @Test
    void no_form_is_found_of_grundys_game_and_of_the_values_of_wythoff() {
        DiscoveryReport grundy = Discovered.rules(
                "grundy: n -> [i] & [n - i] for i in 1..n-1 if i < n - i", Play.NORMAL, Thorough.bound(1000, 3000));
        assertThat(grundy.finding(SampledQuantity.GRUNDY)).isEmpty();
        assertThat(grundy.finding(SampledQuantity.LOST)).isEmpty();
        assertThat(Discovered.rules(WYTHOFF, Play.NORMAL, 40).finding(SampledQuantity.GRUNDY))
                .isEmpty();
    }

    @Test
    void no_form_is_found_of_random_values() {
        RandomGenerator random = Seed.of("FormsTest random values").generator();
        for (int bound : List.of(2, 3, 10)) {
            List<Integer> values =
                    IntStream.range(0, 400).mapToObj(i -> random.nextInt(bound)).toList();
            assertThat(Discovery.standard().of(values, Run.unlimited()).finding(SampledQuantity.GRUNDY))
                    .isEmpty();
        }
    }
}
