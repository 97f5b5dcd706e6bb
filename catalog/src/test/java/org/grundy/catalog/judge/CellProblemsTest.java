package org.grundy.catalog.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.testkit.NaiveCompound;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;

/// Problems about pairs of numbers against playing them out.
class CellProblemsTest {
    private static final int INPUTS = Thorough.bound(2_000, 10_000);
    private static final int SIDE = 16;

    private final RandomGenerator random = Seed.of("CellProblemsTest").generator();

    record At(int x, int y) {}

    /// A queen that moves towards the corner: Wythoff's game, and the marbles.
    private static List<List<At>> queen(At at) {
        List<List<At>> options = new ArrayList<>();
        for (int k = 1; k <= Math.min(at.x(), at.y()); k++) {
            options.add(List.of(new At(at.x() - k, at.y() - k)));
        }
        for (int left = at.y() - 1; left >= 0; left--) {
            options.add(List.of(new At(at.x(), left)));
        }
        for (int left = at.x() - 1; left >= 0; left--) {
            options.add(List.of(new At(left, at.y())));
        }
        return options;
    }

    private static List<List<At>> bomb(At at) {
        List<List<At>> options = new ArrayList<>();
        for (int i = 1; i < at.x(); i++) {
            for (int j = 1; j < at.y(); j++) {
                options.add(List.of(new At(i, at.y()), new At(at.x(), j)));
            }
        }
        for (int i = 1; i < at.x() && at.y() == 1; i++) {
            options.add(List.of(new At(i, 1)));
        }
        for (int j = 1; j < at.y() && at.x() == 1; j++) {
            options.add(List.of(new At(1, j)));
        }
        return options;
    }

    @Test
    void P2252_agrees_with_playing_wythoffs_game_out() {
        NaiveOutcome<At> oracle = NaiveOutcome.normal(CellProblemsTest::queen);
        for (int a = 0; a < 40; a++) {
            for (int b = 0; b < 40; b++) {
                String wanted = oracle.nextPlayerWins(List.of(new At(a, b))) ? "1\n" : "0\n";
                assertThat(Judged.output("P2252", a + " " + b)).as(a + " " + b).isEqualTo(wanted);
            }
        }
    }

    @Test
    void HDU1527_agrees_with_playing_wythoffs_game_out() {
        NaiveOutcome<At> oracle = NaiveOutcome.normal(CellProblemsTest::queen);
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            At at = new At(random.nextInt(60), random.nextInt(60));
            input.append(at.x()).append(' ').append(at.y()).append('\n');
            expected.append(oracle.nextPlayerWins(List.of(at)) ? "1\n" : "0\n");
        }
        assertThat(Judged.output("HDU-1527", input.toString())).isEqualTo(expected.toString());
    }

    /// Published programs list what taking from both heaps leaves, then what taking from one leaves, and
    /// compare nothing: for 2 and 3 both ways leave `1 2`, and it is printed twice. Of equal heaps one stands
    /// for both, as in the sample.
    @Test
    void HDU2177_lists_what_is_left_by_each_way_to_win() {
        assertThat(Judged.output("HDU-2177", "2 3\n2 2\n0 0\n")).isEqualTo("1\n1 2\n1 2\n1\n0 0\n1 2\n");
        NaiveOutcome<At> oracle = NaiveOutcome.normal(CellProblemsTest::queen);
        Map<At, String> known = new HashMap<>();
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            int b = 1 + random.nextInt(40);
            At at = new At(random.nextInt(b + 1), b);
            input.append(at.x()).append(' ').append(b).append('\n');
            expected.append(known.computeIfAbsent(at, heaps -> winningPairs(oracle, heaps)));
        }
        assertThat(Judged.output("HDU-2177", input + "0 0\n")).isEqualTo(expected.toString());
    }

    private static String winningPairs(NaiveOutcome<At> oracle, At heaps) {
        List<List<At>> all = queen(heaps);
        int both = Math.min(heaps.x(), heaps.y());
        List<String> pairs = new ArrayList<>(left(oracle, all.subList(0, both)));
        pairs.addAll(left(oracle, all.subList(both, all.size())));
        return pairs.isEmpty() ? "0\n" : "1\n" + String.join("\n", pairs) + "\n";
    }

    private static List<String> left(NaiveOutcome<At> oracle, List<List<At>> options) {
        return options.stream()
                .map(List::getFirst)
                .filter(at -> !oracle.nextPlayerWins(List.of(at)))
                .map(at -> Math.min(at.x(), at.y()) + " " + Math.max(at.x(), at.y()))
                .distinct()
                .toList();
    }

    @Test
    void HDU2873_agrees_with_exploding_all_bombs() {
        NaiveGrundy<At> oracle = new NaiveGrundy<>(CellProblemsTest::bomb);
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            int rows = random.nextInt(1, SIDE);
            int columns = random.nextInt(1, SIDE);
            int sum = 0;
            input.append(rows).append(' ').append(columns).append('\n');
            for (int x = 1; x <= rows; x++) {
                for (int y = 1; y <= columns; y++) {
                    boolean bomb = random.nextInt(8) == 0;
                    sum ^= bomb ? oracle.value(new At(x, y)) : 0;
                    input.append(bomb ? '#' : '.');
                }
                input.append('\n');
            }
            expected.append(sum == 0 ? "Jack\n" : "John\n");
        }
        assertThat(Judged.output("HDU-2873", input + "0 0\n")).isEqualTo(expected.toString());
    }

    @Test
    void Gym101908B_agrees_with_a_race_that_the_first_marble_home_wins() {
        NaiveCompound<At> oracle = new NaiveCompound<>(CellProblemsTest::queen, NaiveCompound.Join.ONE, true, false);
        List<At> cells = IntStream.range(0, 25)
                .mapToObj(i -> new At(1 + i / 5, 1 + i % 5))
                .toList();
        for (At first : cells) {
            assertRaces(oracle, List.of(first));
            for (At second : cells) {
                assertRaces(oracle, List.of(first, second));
            }
        }
    }

    private static void assertRaces(NaiveCompound<At> oracle, List<At> marbles) {
        String input = marbles.size() + "\n"
                + marbles.stream().map(at -> at.x() + " " + at.y() + "\n").collect(Collectors.joining());
        String wanted = oracle.wins(marbles.stream().map(List::of).toList()) ? "Y\n" : "N\n";
        assertThat(Judged.output("gym101908b", input)).as(input).isEqualTo(wanted);
    }

    @Test
    void HDU2147_agrees_with_walking_the_coin_to_the_corner() {
        NaiveOutcome<At> oracle = NaiveOutcome.normal(at -> {
            List<List<At>> options = new ArrayList<>();
            for (At to :
                    List.of(new At(at.x() - 1, at.y()), new At(at.x(), at.y() - 1), new At(at.x() - 1, at.y() - 1))) {
                if (to.x() > 0 && to.y() > 0) {
                    options.add(List.of(to));
                }
            }
            return options;
        });
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < INPUTS; i++) {
            At at = new At(random.nextInt(1, 60), random.nextInt(1, 60));
            input.append(at.x()).append(' ').append(at.y()).append('\n');
            expected.append(oracle.nextPlayerWins(List.of(at)) ? "Wonderful!\n" : "What a pity!\n");
        }
        assertThat(Judged.output("HDU-2147", input + "0 0\n")).isEqualTo(expected.toString());
    }
}
