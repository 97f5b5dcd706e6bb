package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.solve.StatisticValues;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Tables of games in which moves are few short steps, near the edges and far from them, against the mex by definition.
final class ShortStepsTest {
    /// A move.
    ///
    /// @param by how much it lowers each number
    /// @param where the positions in which it may be made
    private record Step(List<Integer> by, Predicate<int[]> where) {
        static Step of(Integer... by) {
            return new Step(List.of(by), position -> true);
        }
    }

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of(
                        "g: (x, y) -> (x - 2, y - 1), (x - 1, y - 2), (x - 1, y - 1), (x - 3, y)",
                        List.of(Step.of(2, 1), Step.of(1, 2), Step.of(1, 1), Step.of(3, 0)),
                        List.of(530, 520)),
                Arguments.of(
                        "g: (a, b, c) -> (a - k, b, c) for k in 1..min(2, a); (a, b, c) -> (a, b - 1, c - 1), (a, b, c - 2)",
                        List.of(Step.of(1, 0, 0), Step.of(2, 0, 0), Step.of(0, 1, 1), Step.of(0, 0, 2)),
                        List.of(65, 66, 67)),
                Arguments.of(
                        "g: (a, b, c) -> (a - k, b, c), (a, b - k, c), (a, b, c - k) for k in 1..3",
                        IntStream.range(0, 9)
                                .mapToObj(i -> {
                                    Integer[] by = {0, 0, 0};
                                    by[i / 3] = i % 3 + 1;
                                    return Step.of(by);
                                })
                                .toList(),
                        List.of(12, 9, 30)),
                Arguments.of(
                        "g: (x, y) -> (x, y - k) for k in 2..min(6, y, x + 2); (x, y) -> (x - 1, y) if x % 3 = 1",
                        Stream.concat(
                                        IntStream.rangeClosed(2, 6)
                                                .mapToObj(k -> new Step(List.of(0, k), at -> k <= at[0] + 2)),
                                        Stream.of(new Step(List.of(1, 0), at -> at[0] % 3 == 1)))
                                .toList(),
                        List.of(40, 90)),
                Arguments.of(
                        "g: n -> n - k for k in 1..min(5, n - 3); n -> n - 9 if n % 2 = 0",
                        Stream.concat(
                                        IntStream.rangeClosed(1, 5)
                                                .mapToObj(k -> new Step(List.of(k), at -> k <= at[0] - 3)),
                                        Stream.of(new Step(List.of(9), at -> at[0] % 2 == 0)))
                                .toList(),
                        List.of(300)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void values_are_the_mex_of_all_options(String text, List<Step> steps, List<Integer> lengths) {
        RuleGame game = RuleText.compile(text).game("g");
        RuleState corner =
                RuleState.of(lengths.stream().mapToLong(length -> length - 1).toArray());
        StatisticValues<RuleState> values = Way.FILLED.values(game, corner);
        int[] expected = new int[lengths.stream().reduce(1, Math::multiplyExact)];
        for (int cell = 0; cell < expected.length; cell++) {
            int[] position = position(cell, lengths);
            expected[cell] = mex(expected, position, steps, lengths);
            assertThat(values.of(
                            RuleState.of(Arrays.stream(position).asLongStream().toArray())))
                    .as("%s of %s", Arrays.toString(position), text)
                    .isEqualTo(expected[cell]);
        }
    }

    private static int[] position(int cell, List<Integer> lengths) {
        int[] position = new int[lengths.size()];
        int rest = cell;
        for (int place = position.length - 1; place >= 0; place--) {
            position[place] = rest % lengths.get(place);
            rest /= lengths.get(place);
        }
        return position;
    }

    private static int mex(int[] known, int[] position, List<Step> steps, List<Integer> lengths) {
        long seen = 0;
        for (Step step : steps) {
            int cell = 0;
            boolean inside = step.where.test(position);
            for (int place = 0; place < position.length; place++) {
                int there = position[place] - step.by.get(place);
                inside &= there >= 0;
                cell = cell * lengths.get(place) + there;
            }
            seen |= inside ? 1L << known[cell] : 0;
        }
        return Long.numberOfTrailingZeros(~seen);
    }
}
