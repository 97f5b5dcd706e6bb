package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.Ran;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The options of a position with their values, and drawings and listings of games.
final class SolveOptionsTest {
    @Test
    void every_option_stands_with_its_value_and_then_the_mex() {
        assertThat(Ran.command("solve", "kayles(5)", "--options").out())
                .contains(
                        "Options: 5",
                        "0  5 → 2 + 2: take 1   (2 xor 2 = 0)",
                        "1  5 → 4: take 1",
                        "2  5 → 1 + 3: take 1   (1 xor 3 = 2)",
                        "0 to 3 are there, 4 is not: mex {0, 1, 2, 3} = 4.");
    }

    @Test
    void moves_that_let_the_opponent_win_at_once_do_not_count() {
        assertThat(Ran.command("solve", "marbles(1,4)", "--options").out())
                .contains("–  (1,4) → (1,1)", "mex {0, 1} = 2.");
    }

    @Test
    void without_a_theorem_few_options_are_shown_unasked() {
        assertThat(Ran.command("solve", "marbles(1,4)").out()).contains("mex {0, 1} = 2.");
        assertThat(Ran.command("solve", "nim(2)").out()).doesNotContain("Options");
    }

    @Test
    void where_there_are_no_values_the_lost_options_decide() {
        assertThat(Ran.command("solve", "kayles(1,2)", "--misere", "--options").out())
                .contains("P  2 → 0 in the second heap: take 2", "An option is lost for the opponent");
        assertThat(Ran.command("solve", "nim(2,2)", "--misere", "--options").out())
                .contains("Every option is won for the opponent");
    }

    @Test
    void json_has_the_options_where_they_are_asked_for() {
        assertThat(Ran.command("solve", "nim(1)", "--options", "--json").out())
                .contains("\"options\" : [ {", "\"grundy\" : 0");
        assertThat(Ran.command("solve", "marbles(1,4)", "--json").out()).doesNotContain("\"options\"");
    }

    /// It would be searched for an hour.
    @ParameterizedTest
    @ValueSource(strings = {"--misere --certificate proof.json", "--svg graph.svg", "--dot no/such/folder/graph.dot"})
    void what_cannot_be_written_is_refused_before_anything_is_solved(String options) {
        List<String> line = Stream.of("solve cram(9,9) --time 1h", options)
                .flatMap(words -> Stream.of(words.split(" ", -1)))
                .toList();
        assertThat(Ran.command(line.toArray(String[]::new)).err())
                .containsAnyOf(
                        "proves answers in normal play", "too many to be drawn", "there is no folder", "cannot write");
    }

    @Test
    void play_shows_values_on_request_and_draws_boards() {
        assertThat(Ran.reading("values\nquit\n", "play", "chomp(2,3)").out()).contains("× ■ ■\n", "mex {0, 1, 2, 3}");
        assertThat(Ran.reading("quit\n", "play", "treblecross(.X...)").out())
                .contains(" ·  X  ·  ·  ·\n", " 1  2  3  4  5\n");
        assertThat(Ran.reading("quit\n", "play", "hackenbush(0-a-b-c, a-c, 0-d)")
                        .out())
                .contains("├─ a\n", "│  └─ b\n", "│     └─ c\n", "│        └─ a ↩\n", "└─ d\n");
    }

    @Test
    void the_tables_that_explain_a_game_are_those_of_its_source() {
        // the summary by levels that circulates for HDU 3389, box 13 corrected (docs/errata.md)
        assertThat(Ran.command("show", "stairs3389", "--to", "16").out())
                .contains("    7      2  2\n", "   13      4  2, 8\n", "   16      4  5, 11\n");
        // Zeckendorf: the Fibonacci numbers
        assertThat(Ran.command("show", "multiple[2]", "--to", "60").out()).contains("1, 2, 3, 5, 8, 13, 21, 34, 55\n");
        assertThat(Ran.command("show", "nim", "--to", "5").exit()).isEqualTo(2);
    }
}
