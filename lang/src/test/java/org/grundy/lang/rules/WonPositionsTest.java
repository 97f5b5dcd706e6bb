package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.grundy.testkit.Thorough;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Positions at which whoever is to move wins the whole sum, by the game of Gym 101908B: marbles move
/// towards (0, 0), and who brings one there wins.
final class WonPositionsTest {
    private static final String MARBLES = """
            marbles: (x, y) -> (x - k, y)     for k in 1..x
                     (x, y) -> (x, y - k)     for k in 1..y
                     (x, y) -> (x - k, y - k) for k in 1..min(x, y)
                     win when (x = y or x = 0 or y = 0) and not (x = 0 and y = 0)
            """;

    private final RuleText rules = RuleText.compile(MARBLES);

    private Analysis analysis(String sum, Convention convention) {
        return Grundy.analyze(ExpressionParser.parse(rules.library(), sum), convention, Budget.standard());
    }

    @ParameterizedTest
    @EnumSource
    void values_leave_out_moves_to_won_positions(Way way) {
        // Conway, On Numbers and Games, ch. 14: the foreclosed values; the table of the solution's code.
        int bound = 40;
        StatisticValues<RuleState> values = way.values(rules.game("marbles"), RuleState.of(bound, bound));
        int[][] expected = new int[bound + 1][bound + 1];
        for (int x = 1; x <= bound; x++) {
            for (int y = 1; y <= bound; y++) {
                if (x == y) {
                    assertThat(values.of(RuleState.of(x, y))).isEqualTo(Statistic.WON);
                    continue;
                }
                boolean[] seen = new boolean[4 * bound];
                for (int k = 1; k < Math.max(x, y); k++) {
                    mark(seen, expected, x - k, y);
                    mark(seen, expected, x, y - k);
                    mark(seen, expected, x - k, y - k);
                }
                while (seen[expected[x][y]]) {
                    expected[x][y]++;
                }
                assertThat(values.of(RuleState.of(x, y))).as(x + "," + y).isEqualTo(expected[x][y]);
            }
        }
    }

    private static void mark(boolean[] seen, int[][] values, int x, int y) {
        if (x >= 1 && y >= 1 && x != y) {
            seen[values[x][y]] = true;
        }
    }

    /// Who wins two marbles, straight from the rules: bringing one to the corner ends it.
    private static boolean wins(List<Integer> marbles, Map<List<Integer>, Boolean> known) {
        Boolean before = known.get(marbles);
        if (before != null) {
            return before;
        }
        boolean wins = false;
        for (int i = 0; i < marbles.size(); i += 2) {
            int x = marbles.get(i);
            int y = marbles.get(i + 1);
            for (int k = 1; k <= Math.max(x, y); k++) {
                for (int[] to : new int[][] {{x - k, y}, {x, y - k}, {x - k, y - k}}) {
                    if (to[0] >= 0 && to[1] >= 0) {
                        List<Integer> next = new ArrayList<>(marbles);
                        next.set(i, to[0]);
                        next.set(i + 1, to[1]);
                        wins |= to[0] + to[1] == 0 || !wins(next, known);
                    }
                }
            }
        }
        known.put(marbles, wins);
        return wins;
    }

    @Test
    void two_marbles_are_won_as_by_playing_them_out() {
        Map<List<Integer>, Boolean> known = new HashMap<>();
        int most = Thorough.bound(3, 4);
        for (int a = 1; a <= most; a++) {
            for (int b = a; b <= most; b++) {
                for (int c = 1; c <= most; c++) {
                    for (int d = c; d <= most; d++) {
                        String sum = "marbles(%d,%d) + marbles(%d,%d)".formatted(a, b, c, d);
                        Outcome expected = wins(List.of(a, b, c, d), known) ? Outcome.N : Outcome.P;
                        assertThat(analysis(sum, Convention.NORMAL).outcome())
                                .as(sum)
                                .contains(expected);
                    }
                }
            }
        }
    }

    @Test
    void a_won_component_wins_the_sum_without_a_value() {
        Analysis analysis = analysis("marbles(1,2) + marbles(3,3)", Convention.NORMAL);
        assertThat(analysis.outcome()).contains(Outcome.N);
        assertThat(analysis.value()).isEqualTo(Optional.empty());
        assertThat(analysis.winning().listed()).isEmpty();
    }

    @Test
    void winning_moves_never_lead_to_a_won_position() {
        Analysis analysis = analysis("marbles(3,4)", Convention.NORMAL);
        assertThat(analysis.outcome()).contains(Outcome.N);
        assertThat(analysis.winning().listed()).isNotEmpty().allSatisfy(move -> {
            RuleState to = (RuleState) move.changes().getFirst().to().getFirst();
            assertThat(rules.game("marbles").rules().won(to)).isFalse();
        });
    }

    @Test
    void where_play_can_go_on_for_ever_a_move_to_a_won_position_loses_as_well() {
        // from 0, 1 and 3 one can always go round 2, and whoever goes there gives the game away
        RuleGame wheel = RuleText.compile("wheel: n -> (n + 1) % 4; n -> (n + 3) % 4; win when n = 2")
                .game("wheel");
        for (Convention convention : List.of(Convention.NORMAL, Convention.MISERE)) {
            for (long n : new long[] {0, 1, 3}) {
                Sum sum = Sum.of(new Component<>(wheel, RuleState.of(n)));
                assertThat(Grundy.analyze(sum, convention, Budget.standard()).outcome())
                        .as(n + " " + convention)
                        .contains(Outcome.D);
            }
        }
    }

    @Test
    void a_won_position_is_won_in_misere_play_too() {
        assertThat(analysis("marbles(3,3)", Convention.MISERE).outcome()).contains(Outcome.N);
    }
}
