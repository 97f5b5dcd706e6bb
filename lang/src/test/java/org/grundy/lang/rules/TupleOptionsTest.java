package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.game.Options;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.run.Run;
import org.junit.jupiter.api.Test;

/// States as arrays have the options of states as objects.
final class TupleOptionsTest {
    private static final int SIDE = 6;

    private static RuleGame game(String text) {
        Library rules = new Library(List.copyOf(RuleText.compile(text).families()));
        return (RuleGame) ExpressionParser.parseGame(
                rules, rules.families().getFirst().entry().name());
    }

    private static List<String> asObjects(RuleGame game, RuleState state) {
        List<String> found = new ArrayList<>();
        game.rules().options(state, new Options<>() {
            @Override
            public void to(RuleState component) {
                found.add("[" + component + "]");
            }

            @Override
            public void to(List<RuleState> components) {
                found.add(components.toString());
            }

            @Override
            public void unlisted() {
                throw new IllegalStateException();
            }
        });
        return found;
    }

    private static void agree(String text) {
        RuleGame game = game(text);
        List<String> found = new ArrayList<>();
        TupleOptions tuples = game.tuples(
                Run.unlimited(),
                parts -> found.add(parts.stream().map(RuleState::of).toList().toString()));
        int positions = 0;
        for (int cell = 0; cell < SIDE * SIDE; cell++) {
            long[] numbers = {cell / SIDE, cell % SIDE};
            boolean written = game.state(numbers)
                    .filter(state -> Arrays.equals(state.toArray(), numbers))
                    .isPresent();
            assertThat(tuples.exists(numbers)).isEqualTo(written);
            if (written) {
                RuleState state = RuleState.of(numbers);
                assertThat(tuples.won(numbers)).isEqualTo(game.rules().won(state));
                found.clear();
                assertThat(tuples.list(numbers)).isTrue();
                assertThat(found).isEqualTo(asObjects(game, state));
                positions++;
            }
        }
        assertThat(positions).isPositive();
    }

    @Test
    void options_are_the_same_in_the_same_order() {
        agree("""
                w: (a, b) -> (a - k, b) for k in 1..a
                   (a, b) -> (a, b - k) for k in 1..b
                """);
        agree("split: (a, b) -> [i, b] & [a - 1 - i, b] for i in 0..a-1");
    }

    @Test
    void a_state_that_is_written_otherwise_or_does_not_exist_is_none_and_a_won_one_is_won() {
        agree("""
                two: unordered
                     (a, b) -> (a - k, b) for k in 1..a
                     (a, b) -> (a, b - k) for k in 1..b
                """);
        agree("""
                low: states (a, b) where a >= b
                     win when a = b and a > 2
                     (a, b) -> (a - 1, b) if a > b
                """);
    }
}
