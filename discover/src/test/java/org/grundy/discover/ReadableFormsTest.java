package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.discover.Discovered.finding;
import static org.grundy.discover.Discovered.form;

import java.util.List;
import org.grundy.discover.form.ExpressionSize;
import org.grundy.discover.form.ReadingCost;
import org.grundy.discover.form.SimplerExpressions;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.junit.jupiter.api.Test;

/// Forms as a contestant would type them, compared with play by code that shares nothing with the engine.
final class ReadableFormsTest {
    private static final int FAR = 3000;

    /// Codeforces 1537D: a proper divisor that is not 1 is taken away.
    private static boolean[] lostByDivisors() {
        boolean[] lost = new boolean[FAR];
        for (int n = 0; n < FAR; n++) {
            lost[n] = true;
            for (int d = 2; d < n; d++) {
                lost[n] &= n % d != 0 || !lost[n - d];
            }
        }
        return lost;
    }

    @Test
    void a_parity_or_a_power_of_two_is_one_line_and_no_automaton() {
        IntExpr lost = form(
                Discovered.rules("divisor: n -> n - d for d in divisors(n) if d > 1 and d < n", Play.NORMAL, 1200),
                SampledQuantity.LOST);
        assertThat(ReadingCost.hasEquations(lost)).isFalse();
        assertThat(ExpressionSize.of(lost)).isLessThanOrEqualTo(18);
        boolean[] played = lostByDivisors();
        for (int n = 0; n < FAR; n++) {
            assertThat(lost.value(n) == 1).as("%s", n).isEqualTo(played[n]);
        }
    }

    @Test
    void coins_of_the_mock_turtle_are_a_sum_and_proved_again() {
        FoundForm found = finding(
                Discovered.rules(
                        "mock: n -> nothing; n -> [i] for i in 0..n-1; n -> [i] & [j] for i in 0..n-1, j in i+1..n-1",
                        Play.NORMAL,
                        200),
                SampledQuantity.GRUNDY);
        IntExpr n = new IntExpr.Variable("n", 0);
        assertThat(found.isProved()).isTrue();
        assertThat(found.form().expression().parts().getFirst())
                .isEqualTo(n.times(2).plus(1));
        for (long each = 0; each < FAR; each++) {
            assertThat(found.form().expression().value(each)).isEqualTo(2 * each + 1 - Long.bitCount(each) % 2);
        }
    }

    @Test
    void the_golden_multiple_of_euclids_game_is_a_product() {
        IntExpr lost = form(
                Discovered.rules(
                        "euclid: unordered; (a, b) -> (a, b - q * a) for q in 1..b/a if a > 0", Play.NORMAL, 60),
                SampledQuantity.LOST);
        boolean[][] played = new boolean[200][200];
        for (int a = 0; a < 200; a++) {
            for (int b = a; b < 200; b++) {
                boolean won = false;
                for (int q = 1; a > 0 && q <= b / a; q++) {
                    won |= played[Math.min(a, b - q * a)][Math.max(a, b - q * a)];
                }
                played[a][b] = !won;
                assertThat(lost.value(a, b) == 1).as("%s,%s", a, b).isEqualTo(!won);
            }
        }
        assertThat(lost.toString()).doesNotContain("ISQRT");
    }

    @Test
    void what_is_simpler_costs_less_to_read_and_may_be_a_part() {
        IntExpr n = new IntExpr.Variable("n", 0);
        IntExpr guarded = n.max(IntExpr.of(1)).mod(3);
        assertThat(SimplerExpressions.of(guarded))
                .contains(n.mod(3))
                .allMatch(each -> ReadingCost.of(each) < ReadingCost.of(guarded));
        assertThat(SimplerExpressions.of(n)).isEqualTo(List.of());
    }
}
