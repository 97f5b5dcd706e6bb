package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.run.Run;
import org.grundy.solve.StatisticValues;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Games in which a move goes any number of steps along a line, against the mex of all options one by one.
final class WholeLinesTest {
    private static final String ROOK = "g: (x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - k) for k in 1..y;";

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of("g: n -> n - k for k in 1..n", List.of(List.of(1)), List.of(), 700),
                Arguments.of(ROOK, List.of(List.of(1, 0), List.of(0, 1)), List.of(), 40),
                Arguments.of(
                        ROOK + "(x, y) -> (x - k, y - k) for k in 1..min(x, y)",
                        List.of(List.of(1, 0), List.of(0, 1), List.of(1, 1)),
                        List.of(),
                        90),
                Arguments.of(
                        ROOK + "(x, y) -> (x - 2 * k, y - k) for k in 1..min(x / 2, y);"
                                + "(x, y) -> (x - k, y - 3 * k) for k in 1..min(x, y / 3)",
                        List.of(List.of(1, 0), List.of(0, 1), List.of(2, 1), List.of(1, 3)),
                        List.of(),
                        33),
                Arguments.of(
                        ROOK + "(x, y) -> (x - 1, y - 1), (x - 2, y - 3)",
                        List.of(List.of(1, 0), List.of(0, 1)),
                        List.of(List.of(1, 1), List.of(2, 3)),
                        35),
                Arguments.of(
                        "g: (x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - 1), (x, y - 3)",
                        List.of(List.of(1, 0)),
                        List.of(List.of(0, 1), List.of(0, 3)),
                        35),
                Arguments.of(
                        "g: (x, y, z) -> (x - k, y, z) for k in 1..x; (x, y, z) -> (x, y - k, z) for k in 1..y;"
                                + "(x, y, z) -> (x, y, z - k) for k in 1..z;"
                                + "(x, y, z) -> (x - k, y, z - k) for k in 1..min(x, z);"
                                + "(x, y, z) -> (x - k, y - k, z - k) for k in 1..min(x, y, z)",
                        List.of(
                                List.of(1, 0, 0),
                                List.of(0, 1, 0),
                                List.of(0, 0, 1),
                                List.of(1, 0, 1),
                                List.of(1, 1, 1)),
                        List.of(),
                        11));
    }

    @ParameterizedTest
    @MethodSource("games")
    void values_are_the_mex_of_all_options(
            String text, List<List<Integer>> lines, List<List<Integer>> steps, int bound) {
        int places = lines.getFirst().size();
        RuleGame game = RuleText.compile(text).game("g");
        long[] corner =
                IntStream.range(0, places).mapToLong(place -> bound - place).toArray();
        StatisticValues<RuleState> values = Way.FILLED.values(game, RuleState.of(corner));
        Map<List<Integer>, Integer> expected = new HashMap<>();
        for (List<Integer> position : positions(places, bound)) {
            Set<Integer> options = new HashSet<>();
            lines.forEach(line -> IntStream.rangeClosed(1, bound)
                    .mapToObj(k -> expected.get(taken(position, line, k)))
                    .forEach(options::add));
            steps.forEach(step -> options.add(expected.get(taken(position, step, 1))));
            int mex = IntStream.iterate(0, value -> value + 1)
                    .filter(value -> !options.contains(value))
                    .findFirst()
                    .orElseThrow();
            expected.put(position, mex);
            assertThat(values.of(RuleState.of(
                            position.stream().mapToLong(each -> each).toArray())))
                    .as("%s of %s", position, text)
                    .isEqualTo(mex);
        }
    }

    private static List<Integer> taken(List<Integer> position, List<Integer> vector, int times) {
        return IntStream.range(0, position.size())
                .mapToObj(place -> position.get(place) - times * vector.get(place))
                .toList();
    }

    /// All positions up to the corner, each after those below it.
    private static List<List<Integer>> positions(int places, int bound) {
        List<List<Integer>> all = List.of(List.of());
        for (int place = 0; place < places; place++) {
            int most = bound - place;
            all = all.stream()
                    .flatMap(before -> IntStream.rangeClosed(0, most)
                            .mapToObj(next -> Stream.concat(before.stream(), Stream.of(next))
                                    .toList()))
                    .toList();
        }
        return all;
    }

    @Test
    void states_that_are_decided_otherwise_are_options_with_their_values() {
        String text =
                ROOK + "lose when x = 3 and y > 1; value when x = y and x > 4: x % 5; win when x + y = 7 and x > 4";
        RuleGame game = RuleText.compile(text).game("g");
        RuleState corner = RuleState.of(30, 25);
        StatisticValues<RuleState> filled = Way.FILLED.values(game, corner);
        StatisticValues<RuleState> searched = Way.SEARCHED.values(game, corner);
        for (int x = 0; x <= 30; x++) {
            for (int y = 0; y <= 25; y++) {
                RuleState state = RuleState.of(x, y);
                assertThat(filled.of(state)).as("%s", state).isEqualTo(searched.of(state));
            }
        }
    }

    /// A queen has three lines through each square, and some 600 options on them.
    @Test
    void a_line_is_one_step() {
        RuleGame queen = RuleText.compile(ROOK + "(x, y) -> (x - k, y - k) for k in 1..min(x, y)")
                .game("g");
        Run run = Run.unlimited();
        Way.FILLED.values(queen, RuleState.of(300, 300), run);
        assertThat(run.work()).isLessThan(301 * 301 * 8);
    }

    /// Values up to 600 pass from cells of one byte to those of two, in a table so long that it begins with one.
    @Tag(Thorough.TAG)
    @Test
    void values_on_lines_are_kept_when_cells_become_wider() {
        RuleGame game = RuleText.compile("g: (x, y) -> (x - k, y) for k in 1..x; (x, y) -> (x, y - 1)")
                .game("g");
        StatisticValues<RuleState> values = Way.FILLED.values(game, RuleState.of(300, 20_000));
        for (int y = 0; y <= 20_000; y += 7) {
            // Nim with one heap that loses one at a time: G = x xor (y mod 2).
            assertThat(values.of(RuleState.of(300, y))).isEqualTo(300 ^ (y % 2));
            assertThat(values.of(RuleState.of(255, y))).isEqualTo(255 ^ (y % 2));
        }
    }
}
