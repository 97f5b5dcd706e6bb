package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Kinds of rules are recognised with numbers of any size, or not at all.
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
        assertThat(RecognisedMoves.code(game("n -> [i] & [n - " + twice + " - i] for i in 0..n - 9223372036854775807")))
                .isEmpty();
    }

    @Test
    void steps_may_be_as_long_as_the_largest_long() {
        assertThat(RecognisedMoves.steps(game("(x, y) -> (x - 9223372036854775807, y) if x >= 9223372036854775807")))
                .contains(List.of(List.of(MOST, 0L)));
    }
}
