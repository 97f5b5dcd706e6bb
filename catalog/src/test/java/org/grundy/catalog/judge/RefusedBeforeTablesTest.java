package org.grundy.catalog.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.catalog.pair.Bomb;
import org.grundy.catalog.pair.Marbles;
import org.grundy.game.Pair;
import org.grundy.game.PairRules;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.run.Solved;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;

/// A bad input is refused before anything is computed for it, where what is computed takes long, and a good one is not
/// answered at any cost.
class RefusedBeforeTablesTest {
    private final AtomicLong asked = new AtomicLong();

    /// A game of which every question for options or values is counted.
    private CatalogGame<Pair> counted(CatalogGame<Pair> game) {
        return new CatalogGame<>(
                game.entry(),
                game.name(),
                new PairRules(true, (x, y, out) -> asked.incrementAndGet()),
                List.of(),
                game.valuation().isEmpty()
                        ? Optional.empty()
                        : Optional.of((pair, run) -> {
                            asked.incrementAndGet();
                            return game.valuation().orElseThrow().value(pair, run);
                        }),
                game.notation(),
                game.words());
    }

    private static String answer(Problem problem, String input) {
        StringWriter text = new StringWriter();
        problem.answer(
                new InputTokens(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8))),
                new PrintWriter(text));
        return text.toString();
    }

    private void refuses(Problem problem, String input, String message) {
        assertThatThrownBy(() -> answer(problem, input))
                .isInstanceOf(InputError.class)
                .hasMessage(message);
        assertThat(asked.get()).as("questions for options or values").isZero();
    }

    @Test
    void marbles_are_read_to_the_end_of_the_input_first() {
        Problem marbles = new Gym101908B(counted(new Marbles().game()));
        refuses(marbles, "1\n1000 1000\nrubbish\n", "line 3: the input goes on with \"rubbish\", but should end here");
        refuses(marbles, "2\n1000 1000\n1000 x", "line 3: y is \"x\", but must be an integer from 0 to 1000");
        answer(marbles, "1\n2 3\n");
        assertThat(asked.get()).isPositive();
    }

    @Test
    void a_board_is_read_to_its_end_before_the_values_of_bombs_are_computed() {
        Problem bombs = new Hdu2873(counted(new Bomb().game()));
        refuses(bombs, "500 500\njunk\n", "line 2: row 1 has 4 cells, but must have 500");
        refuses(bombs, "2 500\n" + "#".repeat(500) + "\n", "line 3: the input ends here, but row 2 should follow");
    }

    @Test
    void values_are_computed_as_far_as_the_bombs_stand() {
        CatalogGame<Pair> game = new Bomb().game();
        AtomicLong largest = new AtomicLong();
        CatalogGame<Pair> observed = new CatalogGame<>(
                game.entry(),
                game.name(),
                game.rules(),
                game.theorems(),
                Optional.of((pair, run) -> {
                    largest.accumulateAndGet(
                            Math.max(pair.x().longValue(), pair.y().longValue()), Math::max);
                    return game.valuation().orElseThrow().value(pair, run);
                }),
                game.notation(),
                game.words());
        String board = "..#" + ".".repeat(497) + "\n" + (".".repeat(500) + "\n").repeat(499);
        assertThat(answer(new Hdu2873(observed), "500 500\n" + board)).isEqualTo("John\n");
        assertThat(largest.get()).isEqualTo(3);
    }

    @Test
    void an_input_that_costs_more_than_its_budget_is_left_undecided() {
        Run run = new Run(Budget.UNLIMITED.withMemory(1000));
        Solved<String> answer = run.attempt(() -> {
            StringWriter text = new StringWriter();
            InputTokens tokens = new InputTokens(
                    new ByteArrayInputStream("3 9999999 1 3000000 5000001".getBytes(StandardCharsets.UTF_8)), run);
            new StonesDpK().answer(tokens, new PrintWriter(text));
            return text.toString();
        });
        assertThat(answer).isInstanceOf(Solved.Undecided.class);
    }
}
