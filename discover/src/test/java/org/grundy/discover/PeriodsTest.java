package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.discover.Discovered.finding;
import static org.grundy.discover.Discovered.form;
import static org.grundy.discover.Discovered.range;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Forms that repeat. The expected closed forms are theorems: Bouton's and Bachet's games, Guy and Smith
/// (1956).
final class PeriodsTest {
    private static final String BASH = "bash(m): n -> n - k  for k in 1..min(m, n)";

    private static List<List<Long>> pairs() {
        List<List<Long>> pairs = new ArrayList<>();
        for (long p = 1; p <= 4; p++) {
            for (long q = p; q <= Thorough.bound(6, 8); q++) {
                pairs.add(List.of(p, q));
            }
        }
        return pairs;
    }

    @Test
    void the_period_of_bash_is_found_for_every_m_and_proved_for_those_computed() {
        DiscoveryReport report = Discovered.varied(BASH, Play.NORMAL, 300, List.of("m"), range(1, 9));
        IntExpr grundy = form(report, SampledQuantity.GRUNDY);
        IntExpr lost = form(report, SampledQuantity.LOST);
        for (long m = 1; m < 50; m++) {
            for (long n = 0; n < 200; n++) {
                assertThat(grundy.value(n, m)).isEqualTo(n % (m + 1));
                assertThat(lost.value(n, m)).isEqualTo(n % (m + 1) == 0 ? 1 : 0);
            }
        }
        assertThat(finding(report, SampledQuantity.GRUNDY).certainty()).isInstanceOf(Certainty.Proved.class);
        assertThat(finding(report, SampledQuantity.LOST).certainty()).isInstanceOf(Certainty.Proved.class);
    }

    @Test
    void misere_bash_is_lost_at_residue_1() {
        IntExpr lost = form(Discovered.varied(BASH, Play.MISERE, 300, List.of("m"), range(1, 9)), SampledQuantity.LOST);
        for (long m = 1; m < 50; m++) {
            for (long n = 0; n < 200; n++) {
                assertThat(lost.value(n, m)).isEqualTo(n % (m + 1) == 1 % (m + 1) ? 1 : 0);
            }
        }
    }

    @Test
    void taking_p_to_q_is_found_with_both_parameters() {
        String stuck = "take(p, q): n -> n - k  for k in p..q  if k <= n";
        int to = Thorough.bound(100, 200);
        DiscoveryReport normal = Discovered.varied(stuck, Play.NORMAL, to, List.of("p", "q"), pairs());
        DiscoveryReport misere = Discovered.varied(stuck, Play.MISERE, to, List.of("p", "q"), pairs());
        String sweep = stuck + "\n n -> 0 if 1 <= n and n < p";
        DiscoveryReport hdu2897 = Discovered.varied(sweep, Play.MISERE, to, List.of("p", "q"), pairs());
        for (long p = 1; p < 12; p++) {
            for (long q = p; q < 20; q++) {
                for (long n = 0; n < Thorough.bound(40, 100); n++) {
                    long r = n % (p + q);
                    assertThat(form(normal, SampledQuantity.GRUNDY).value(n, p, q))
                            .isEqualTo(r / p);
                    assertThat(form(misere, SampledQuantity.LOST).value(n, p, q))
                            .isEqualTo(p <= r && r < 2 * p ? 1 : 0);
                    assertThat(form(hdu2897, SampledQuantity.LOST).value(n, p, q))
                            .isEqualTo(1 <= r && r <= p ? 1 : 0);
                }
            }
        }
    }

    @Tag(Thorough.TAG)
    @Test
    void powers_of_a_base_depend_on_its_parity() {
        String powers = "powers(c): n -> n - q  for q in powers(c, n)";
        DiscoveryReport report =
                Discovered.varied(powers, Play.NORMAL, Thorough.bound(150, 300), List.of("c"), range(2, 9));
        for (long c = 2; c < 30; c++) {
            for (long n = 0; n < 300; n++) {
                long r = n % (c + 1);
                long value = c % 2 == 1 ? n % 2 : r == c ? 2 : r % 2;
                assertThat(form(report, SampledQuantity.GRUNDY).value(n, c)).isEqualTo(value);
                assertThat(form(report, SampledQuantity.LOST).value(n, c)).isEqualTo(value == 0 ? 1 : 0);
            }
        }
    }

    @Test
    void taking_primes_powers_of_primes_or_powers_of_2_is_proved_by_residues() {
        assertThat(proof(Discovered.rules("october: n -> n - q for q in {1, primes(n)} if q <= n", Play.NORMAL, 1000)))
                .isEqualTo("residue");
        assertThat(proof(Discovered.rules("roy: n -> n - q for q in primepowers(n)", Play.NORMAL, 1000)))
                .isEqualTo("residue");
        assertThat(proof(Discovered.rules("kiki: n -> n - q for q in powers(2, n)", Play.NORMAL, 1000)))
                .isEqualTo("residue");
    }

    @Test
    void kayles_is_proved_by_the_bound_of_guy_and_smith() {
        DiscoveryReport report =
                Discovered.rules("kayles: n -> [i] & [n-1-i] for i in 0..n-1\n n -> [i] & [n-2-i] for i in 0..n-2");
        assertThat(proof(report)).isEqualTo("guy-smith");
        assertThat(form(report, SampledQuantity.GRUNDY).value(1_000_000)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 170, 500})
    void a_proved_period_is_found_however_short_the_table_is(int to) {
        String dawson = "dawson: n -> [i] & [n-2-i] for i in 0..n-2";
        DiscoveryReport report = Discovered.rules(dawson, Play.NORMAL, to);
        int[] naive = dawsonValues(400);
        for (int n = 0; n < naive.length; n++) {
            assertThat(form(report, SampledQuantity.GRUNDY).value(n))
                    .as("%s", n)
                    .isEqualTo(naive[n]);
            assertThat(form(report, SampledQuantity.LOST).value(n)).as("%s", n).isEqualTo(naive[n] == 0 ? 1 : 0);
        }
        assertThat(proof(report)).isEqualTo("guy-smith");
        assertThat(finding(report, SampledQuantity.LOST).certainty()).isInstanceOf(Certainty.Proved.class);
    }

    /// Take two that lie side by side: computed from the definition.
    private static int[] dawsonValues(int size) {
        int[] values = new int[size];
        for (int n = 2; n < size; n++) {
            BitSet reached = new BitSet();
            for (int i = 0; i <= n - 2; i++) {
                reached.set(values[i] ^ values[n - 2 - i]);
            }
            values[n] = reached.nextClearBit(0);
        }
        return values;
    }

    @Test
    void parameters_are_found_in_periods_that_tables_are_too_short_to_show() {
        DiscoveryReport report = Discovered.varied(
                "g(k): n -> n - i for i in {k, 2*k} if i <= n", Play.NORMAL, 12, List.of("k"), range(1, 8));
        for (long k = 1; k < 20; k++) {
            for (long n = 0; n < 100; n++) {
                assertThat(form(report, SampledQuantity.GRUNDY).value(n, k)).isEqualTo(n % (3 * k) / k);
            }
        }
        assertThat(finding(report, SampledQuantity.GRUNDY).certainty()).isInstanceOf(Certainty.Proved.class);
    }

    @Test
    void a_subtraction_set_in_misere_play_is_proved_by_a_window() {
        DiscoveryReport report = Discovered.rules("s: n -> n - k for k in {2, 5, 7} if k <= n", Play.MISERE, 500);
        Certainty certainty = finding(report, SampledQuantity.LOST).certainty();
        assertThat(certainty)
                .isInstanceOfSatisfying(
                        Certainty.Proved.class,
                        proved -> assertThat(proved.proofs().getFirst().key()).isEqualTo("window"));
    }

    @Test
    void a_game_without_a_theorem_is_checked_and_not_called_proved() {
        // The moves ask for squares, which no formula with addition alone can do.
        DiscoveryReport report = Discovered.rules(
                "root: n -> n - k for k in 1..n if k = 1 or isqrt(n)^2 = n", Play.NORMAL, Thorough.bound(300, 600));
        report.finding(SampledQuantity.LOST)
                .ifPresent(finding -> assertThat(finding.certainty()).isNotInstanceOf(Certainty.Proved.class));
        DiscoveryReport halving =
                Discovered.rules("halve: n -> n / 2 if n > 0\n n -> n - 1 if n > 0", Play.NORMAL, 500);
        assertThat(finding(halving, SampledQuantity.LOST).certainty()).isInstanceOf(Certainty.Proved.class);
    }

    @Test
    void a_few_values_give_a_guess() {
        DiscoveryReport report = Discovery.standard().of(List.of(0, 1, 2, 0, 1, 2), Run.unlimited());
        assertThat(finding(report, SampledQuantity.GRUNDY).certainty())
                .isEqualTo(new Certainty.Guess(FormDoubt.FEW_VALUES));
        assertThat(form(report, SampledQuantity.GRUNDY).value(100)).isEqualTo(1);
    }

    private static String proof(DiscoveryReport report) {
        return finding(report, SampledQuantity.GRUNDY).certainty() instanceof Certainty.Proved proved
                ? proved.proofs().getFirst().key()
                : "";
    }
}
