package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.run.Run;
import org.grundy.solve.Solver;
import org.grundy.solve.StatisticValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Who wins in misère play by tables that rules fill, against options that are listed here by hand.
final class MisereTablesTest {
    static Stream<Arguments> heaps() {
        return Stream.of(
                heap(
                        "n -> n - k^2 for k in 1..isqrt(n); play misere",
                        n -> IntStream.rangeClosed(1, n).filter(k -> k * k <= n).map(k -> n - k * k)),
                heap("n -> n - 1, n - 3, n - 4", n -> IntStream.of(n - 1, n - 3, n - 4)),
                heap(
                        "n -> n - p for p in primes(n) if n > 9",
                        n -> IntStream.rangeClosed(2, n)
                                .filter(p -> n > 9 && IntStream.range(2, p).noneMatch(d -> p % d == 0))
                                .map(p -> n - p)),
                heap(
                        "n -> n - d for d in digits(n) if d > 0",
                        n -> String.valueOf(n)
                                .chars()
                                .map(c -> c - '0')
                                .filter(d -> d > 0)
                                .map(d -> n - d)),
                heap(
                        "n -> n - d for d in divisors(n)",
                        n -> IntStream.rangeClosed(1, n).filter(d -> n % d == 0).map(d -> n - d)),
                heap(
                        "n -> n - k for k in powers(3, n)",
                        n -> IntStream.iterate(1, k -> k <= n, k -> 3 * k).map(k -> n - k)),
                heap(
                        "n -> n / 2 if n > 4; n -> n - 3; lose when n % 11 = 5",
                        n -> n % 11 == 5
                                ? IntStream.of()
                                : IntStream.concat(n > 4 ? IntStream.of(n / 2) : IntStream.of(), IntStream.of(n - 3))),
                heap(
                        "n -> n - k for k in 1..n / 3",
                        n -> IntStream.rangeClosed(1, n / 3).map(k -> n - k)));
    }

    private static Arguments heap(String text, IntFunction<IntStream> options) {
        return Arguments.of(text, options);
    }

    @ParameterizedTest
    @MethodSource("heaps")
    void heaps_are_won_or_lost_as_play_to_the_end_says(String text, IntFunction<IntStream> options) {
        int last = 400;
        StatisticValues<RuleState> table =
                Solver.misereOutcomes(RuleText.compile(text).game("g").rules(), RuleState.of(last), Run.unlimited());
        List<Boolean> won = new ArrayList<>();
        for (int n = 0; n <= last; n++) {
            int[] below = options.apply(n).filter(option -> option >= 0).toArray();
            won.add(below.length == 0 || IntStream.of(below).anyMatch(option -> !won.get(option)));
            assertThat(table.of(RuleState.of(n))).as("%s of %s", n, text).isEqualTo(won.get(n) ? 1 : 0);
        }
    }

    /// Wythoff's game: the lost positions of misère play are those of normal play but for the smallest ones, which
    /// are (0, 1) and (2, 2). Fraenkel (1984), for this game.
    @Test
    void a_queen_is_lost_in_misere_play_as_in_normal_play_but_near_the_corner() {
        RuleGame queen = RuleText.compile("""
                (x, y) -> (x - k, y) for k in 1..x
                (x, y) -> (x, y - k) for k in 1..y
                (x, y) -> (x - k, y - k) for k in 1..min(x, y)
                """).game("g");
        StatisticValues<RuleState> table = Solver.misereOutcomes(queen.rules(), RuleState.of(60, 60), Run.unlimited());
        for (int x = 0; x <= 60; x++) {
            for (int y = x; y <= 60; y++) {
                boolean near = (x == 0 && y == 1) || (x == 2 && y == 2);
                boolean lost = y > 2 && x == (int) Math.floor((y - x) * (1 + Math.sqrt(5)) / 2);
                assertThat(table.of(RuleState.of(x, y))).as("(%d, %d)", x, y).isEqualTo(near || lost ? 0 : 1);
            }
        }
    }
}
