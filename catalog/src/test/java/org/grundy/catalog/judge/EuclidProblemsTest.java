package org.grundy.catalog.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.testkit.NaiveCompound;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;

/// Problems about Euclid's game against playing them out.
class EuclidProblemsTest {
    private static final int INPUTS = Thorough.bound(2_000, 10_000);

    record Pair(int small, int large) {
        static Pair of(int a, int b) {
            return new Pair(Math.min(a, b), Math.max(a, b));
        }
    }

    private static List<List<Pair>> subtracting(Pair pair) {
        List<List<Pair>> options = new ArrayList<>();
        for (int left = pair.large() - pair.small(); pair.small() > 0 && left >= 0; left -= pair.small()) {
            options.add(List.of(Pair.of(pair.small(), left)));
        }
        return options;
    }

    @Test
    void P1290_and_HDU1525_agree_with_playing_euclids_game_out() {
        RandomGenerator random = Seed.of("EuclidProblemsTest one pair").generator();
        NaiveOutcome<Pair> oracle = NaiveOutcome.normal(EuclidProblemsTest::subtracting);
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            int a = random.nextInt(1, 100);
            int b = random.nextInt(1, 100);
            input.append(a).append(' ').append(b).append('\n');
            expected.append(oracle.nextPlayerWins(List.of(Pair.of(a, b))) ? "Stan wins\n" : "Ollie wins\n");
        }
        assertThat(Judged.output("P1290", INPUTS + "\n" + input)).isEqualTo(expected.toString());
        assertThat(Judged.output("HDU-1525", input + "0 0\n")).isEqualTo(expected.toString());
    }

    @Test
    void HDU3595_agrees_with_moving_in_every_pair_at_each_turn() {
        RandomGenerator random = Seed.of("EuclidProblemsTest every pair").generator();
        NaiveCompound<Pair> oracle =
                new NaiveCompound<>(EuclidProblemsTest::subtracting, NaiveCompound.Join.ALL, false, false);
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            List<List<Pair>> pairs = new ArrayList<>();
            int count = random.nextInt(1, 4);
            input.append(count).append('\n');
            for (int j = 0; j < count; j++) {
                int a = random.nextInt(0, count == 3 ? 7 : 14);
                int b = random.nextInt(0, count == 3 ? 7 : 14);
                pairs.add(List.of(Pair.of(a, b)));
                input.append(a).append(' ').append(b).append('\n');
            }
            expected.append(oracle.wins(pairs) ? "MM\n" : "GG\n");
        }
        assertThat(Judged.output("HDU-3595", input.toString())).isEqualTo(expected.toString());
    }
}
