package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.grundy.game.Options;
import org.grundy.solve.sieve.TakenLine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RecognisedLinesTest {
    private static RuleGame game(String rules) {
        RuleText text = RuleText.compile("g: " + rules);
        return text.game("g");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "n -> n - k for k in 1..n",
                "(a, b) -> (a - k, b) for k in 1..a; (a, b) -> (a - k, b - k) for k in 1..min(a, b)",
                "(a, b) -> (a - k, b - k) for k in 1..a if k <= b",
                "(a, b) -> (a - 2 * k, b - k) for k in 1..min(a / 2, b)",
                "(a, b) -> (a - k - k, b) for k in {1, 3} if k + k <= a",
                "(a, b, c) -> (a - k, b, c - k) for k in 1..min(a, 5, c); (a, b, c) -> (a, b - k, c) for k in 1..b",
                "(a, b) -> (a, b - k) for k in 2..min(b, 7) step 2",
                "(a, b) -> (a - i, b - j) for i in 1..a, j in max(1, i - 1 + 1)..min(b, i + 2 - 2)",
                "(a, b) -> (a - i, b - 2 * j) for i in 1..min(a, 4), j in i..min(i, b / 2)",
            })
    void moves_along_lines_are_those_of_the_rules(String rules) {
        RuleGame game = game(rules);
        List<TakenLine> lines = RecognisedMoves.lines(game).orElseThrow();
        int places = game.numbers().size();
        for (int code = 0; code < Math.pow(9, places); code++) {
            long[] state = new long[places];
            for (int i = 0, rest = code; i < places; i++, rest /= 9) {
                state[i] = rest % 9;
            }
            assertThat(taken(lines, state)).isEqualTo(listed(game, state));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "n -> n - k for k in 1..n if n % 2 = 0",
                "n -> n - k^2 for k in 1..isqrt(n)",
                "(a, b) -> (a - k, b + k) for k in 1..a",
                "(a, b) -> (a - k, b) for k in 1..min(a, b)",
                "(a, b) -> (b, a - k) for k in 1..a",
                "(a, b) -> (a - k, b - j) for k in 1..a, j in 1..b",
                "(a, b) -> (a - k, b) for k in 1..a; win when a = 3",
                "(a, b) -> (a - k, b) for k in 1..a-1",
                "unordered; (a, b) -> (a - k, b) for k in 1..a",
                "(a, b) -> (a - k, b) for k in 3..a",
                "(a, b) -> (a - i, b - j) for i in 1..a, j in max(1, i - 1)..min(b, i)",
                "(a, b) -> (a - i, b - j) for i in 1..a, j in max(2, i)..min(b, i)",
                "(a, b) -> (a - i, b - j) for i in 1..a, j in i..b",
            })
    void other_moves_are_not_recognised(String rules) {
        assertThat(RecognisedMoves.lines(game(rules))).isEmpty();
    }

    private static Set<List<Long>> taken(List<TakenLine> lines, long... state) {
        Set<List<Long>> all = new HashSet<>();
        for (TakenLine line : lines) {
            for (int k = 1; k <= 9; k++) {
                int multiple = k;
                List<Long> left = new ArrayList<>();
                for (int i = 0; i < state.length; i++) {
                    left.add(state[i] - (long) k * line.vector().get(i));
                }
                if (left.stream().allMatch(number -> number >= 0)
                        && line.amounts().map(some -> some.contains(multiple)).orElse(true)) {
                    all.add(left);
                }
            }
        }
        return all;
    }

    private static Set<List<Long>> listed(RuleGame game, long... state) {
        Set<List<Long>> all = new HashSet<>();
        game.rules().options(RuleState.of(state), new Options<>() {
            @Override
            public void to(List<RuleState> components) {
                all.add(LongStream.of(components.getFirst().toArray()).boxed().toList());
            }

            @Override
            public void unlisted() {
                throw new IllegalStateException("rules list all options");
            }
        });
        return all;
    }
}
