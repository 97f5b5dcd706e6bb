package org.grundy.discover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.discover.Discovered.finding;
import static org.grundy.discover.Discovered.form;

import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.discover.sample.ValueRuns;
import org.grundy.game.Play;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.rules.RuleGame;
import org.grundy.lang.rules.RuleState;
import org.grundy.run.Run;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;

/// Rules that move to all numbers of a range: values come in runs, and each run is found from its ends.
final class ValueRunsTest {
    @Test
    void runs_between_roots_are_found_far_beyond_the_table() {
        // Codeforces 255E, Furlo and Rublo: the editorial's runs end at 3, 15, 81, 6723, 50625 and 2562991875.
        DiscoveryReport report =
                Discovered.rules("furlo: n -> y for y in 1..isqrt(n) if n <= y^4 and y < n", Play.NORMAL, 1000);
        IntExpr value = form(report, SampledQuantity.GRUNDY);
        long[] ends = {3, 15, 81, 6723, 50625, 2_562_991_875L, 1_000_000_000_000L};
        int[] values = {0, 1, 2, 0, 3, 1, 2};
        for (int i = 0; i < ends.length; i++) {
            assertThat(value.value(ends[i])).isEqualTo(values[i]);
            assertThat(value.value(i == 0 ? 0 : ends[i - 1] + 1)).isEqualTo(values[i]);
        }
        for (SampledQuantity quantity : List.of(SampledQuantity.GRUNDY, SampledQuantity.LOST)) {
            assertThat(finding(report, quantity).certainty()).isInstanceOf(Certainty.Bounded.class);
        }
        assertThat(form(report, SampledQuantity.LOST).value(6723)).isEqualTo(1);
    }

    @Test
    void ranges_that_reach_upwards_have_no_runs() {
        for (String rules : List.of("up: n -> y for y in n+1..100", "stay: n -> y for y in isqrt(n)..n")) {
            assertThat(ValueRuns.of(Discovered.game(rules, ""), Run.unlimited()))
                    .isEmpty();
        }
    }

    /// By a table of all options, which knows nothing of runs; gaps between the ends leave some positions
    /// without moves.
    @Test
    void runs_of_random_ranges_are_those_of_a_table() {
        RandomGenerator random = Seed.of("ValueRunsTest").generator();
        for (int trial = 0; trial < Thorough.bound(3, 6); trial++) {
            int less = random.nextInt(0, 5);
            String rules =
                    "g: n -> y for y in %d..isqrt(n)+%d if n <= y^%d + %d and y < n; n -> y for y in 0..isqrt(n)/%d-%d"
                            .formatted(less, less, trial % 3 + 3, less, random.nextInt(1, 4), random.nextInt(1, 4));
            RuleGame game = Discovered.game(rules, "");
            int most = Thorough.bound(1000, 3000);
            StatisticValues<RuleState> table =
                    Solver.values(game.rules(), Statistic.GRUNDY, RuleState.of(most), Run.unlimited());
            List<ValueRuns.Stretch> runs = ValueRuns.of(game, Run.unlimited()).orElse(List.of());
            assertThat(runs).as(rules).isNotEmpty();
            for (ValueRuns.Stretch each : runs) {
                for (long n = each.from(); n <= Math.min(each.to(), most); n++) {
                    assertThat(table.of(RuleState.of(n)))
                            .as("%s at %d", rules, n)
                            .isEqualTo(each.value());
                }
            }
        }
    }
}
