package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.grundy.game.Options;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.lang.rules.internal.proof.RuleRecognition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Kinds of rules are recognised with numbers of any size, in many writings, or not at all.
final class RecognisedMovesTest {
    private static final long MOST = Long.MAX_VALUE;

    private static RuleGame game(String rules) {
        return RuleText.compile("game: " + rules).game("game");
    }

    private static SortedSet<Long> listed(String rules) {
        return RecognisedMoves.amounts(game(rules)).orElseThrow().listed();
    }

    @Test
    void a_range_that_ends_with_the_largest_long_has_an_end() {
        assertThat(listed("n -> n - k for k in 9223372036854775800..9223372036854775807 if k <= n"))
                .hasSize(8)
                .contains(MOST, MOST - 7);
        assertThat(listed("n -> n - k for k in 9223372036854775797..9223372036854775807 step 5 if k <= n"))
                .isEqualTo(new TreeSet<>(List.of(MOST - 10, MOST - 5, MOST)));
        assertThat(listed("n -> n - k for k in 9..8 if k <= n")).isEmpty();
        assertThat(RecognisedMoves.amounts(game("n -> n - k for k in 1..9223372036854775807 if k <= n")))
                .isEmpty();
    }

    @Test
    void amounts_beyond_64_bits_are_not_recognised() {
        String twice = "9223372036854775807 - 9223372036854775807";
        assertThat(RecognisedMoves.amounts(
                        game("n -> n - " + twice + " if n >= 9223372036854775807 + 9223372036854775807")))
                .isEmpty();
        assertThat(RecognisedMoves.steps(
                        game("(x, y) -> (x - " + twice + ", y - 1) if y > 0 and x >= 9223372036854775807 * 2")))
                .isEmpty();
        assertThat(code(game("n -> [i] & [n - " + twice + " - i] for i in 0..n - 9223372036854775807")))
                .isEmpty();
    }

    @Test
    void steps_may_be_as_long_as_the_largest_long() {
        assertThat(RecognisedMoves.steps(game("(x, y) -> (x - 9223372036854775807, y) if x >= 9223372036854775807")))
                .contains(List.of(List.of(MOST, 0L)));
    }

    /// Each with a digit for each amount: 7 leaves any two heaps of which either may be empty, 4 two that are not.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0.07 | n -> [i] & [n - 2 - i] for i in 0..n-2",
                "0.07 | n -> [i] & [n - 2 - i] for i in 0..n-2 if n >= 2",
                "0.77 | n -> [i] & [n - s - i] for s in {1, 2}, i in 0..n-s if s <= n",
                "0.77 | n -> [i] & [n - s - i] for s in 1..min(2, n), i in 0..(n-s)/2",
                "0.707 | n -> [i] & [n - s - i] for s in 1..3 step 2, i in 0..n-s if i <= n - s - i",
                "4.0 | n -> [i] & [n - i] for i in 1..n-1 if n >= 2",
                "4.0 | n -> [i] & [n - i] for i in 1..n/2",
                "0.44 | n -> [i] & [n - s - i] for s in 1..2, i in 1..n-s-1 if n > s + 1",
                "0.37 | n -> n - s for s in 1..2 if s <= n; n -> [i] & [n - 2 - i] for i in 1..(n-2)/2"
            })
    void codes_that_split_are_recognised_in_many_writings(String code, String rules) {
        RuleGame game = game(rules);
        TakeAndBreakCode found = code(game).orElseThrow();
        assertThat(found.toString()).isEqualTo(code);
        for (int n = 0; n <= 12; n++) {
            assertThat(listed(game, n)).as("from %d", n).isEqualTo(ofCode(found, n));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "n -> [i] & [n - 2 - i] for i in 0..n-2 if n >= 3",
                "n -> [i] & [n - 2 - i] for i in 0..n-2 if i >= 1",
                "n -> [i] & [n - 2 - i] for i in 0..n-3",
                "n -> [i] & [n - 2 - i] for i in 0..(n-3)/2",
                "n -> [i] & [n - 2 - i] for i in 0..(n-2)/3",
                "n -> [i] & [n - 2 - i] for i in 0..n-2 if i < n - 2 - i",
                "n -> [i] & [n - 2 - i] for i in 0..n-2 if n % 2 = 0",
                "n -> [i] & [n - s - i] for s in 0..2, i in 0..n-s",
                "n -> [i] & [n - s - i] for s in 1..n, i in 0..n-s",
                "n -> [i] & [n - 2 * s - i] for s in 1..2, i in 0..n-2*s",
                "n -> [i] & [n - 2 - i] for s in 1..2, i in 0..n-2",
                "n -> [i] & [n - 1 - i] for i in 2..n-1",
                "n -> [i] & [n - 1 - i] for i in 1..n-1",
                "n -> [i] & [n - i] for i in 1..n"
            })
    void splits_that_are_no_code_or_plainly_written_are_not_recognised(String rules) {
        assertThat(code(game(rules))).isEmpty();
    }

    private static Optional<TakeAndBreakCode> code(RuleGame game) {
        return RuleRecognition.of(game.rules().tree()).code();
    }

    /// The options of a heap by the rules: the sizes of the heaps that are not empty, in order.
    private static Set<List<Long>> listed(RuleGame game, long n) {
        Set<List<Long>> all = new HashSet<>();
        game.rules().options(RuleState.of(n), new Options<>() {
            @Override
            public void to(List<RuleState> components) {
                all.add(components.stream()
                        .map(state -> state.toArray()[0])
                        .filter(size -> size > 0)
                        .sorted()
                        .toList());
            }

            @Override
            public void unlisted() {
                throw new IllegalStateException("rules list all options");
            }
        });
        return all;
    }

    private static Set<List<Long>> ofCode(TakeAndBreakCode code, long n) {
        Set<List<Long>> all = new HashSet<>();
        for (long taken = 0; taken <= n; taken++) {
            long rest = n - taken;
            if (rest == 0 && code.digit(taken).leaves(0)) {
                all.add(List.of());
            }
            if (rest > 0 && code.digit(taken).leaves(1)) {
                all.add(List.of(rest));
            }
            for (long i = 1; 2 * i <= rest && code.digit(taken).leaves(2); i++) {
                all.add(List.of(i, rest - i));
            }
        }
        return all;
    }
}
