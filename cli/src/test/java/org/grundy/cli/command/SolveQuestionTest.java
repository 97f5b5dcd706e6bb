package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.cli.Ran;
import org.grundy.cli.console.ExitCode;
import org.junit.jupiter.api.Test;

/// Asking for less than the whole answer. Values of boards: J. W. H. M. Uiterwijk, *Solving Cram using CGT* (2020).
final class SolveQuestionTest {
    @Test
    void the_value_comes_without_winning_moves() {
        assertThat(Ran.command("solve", "cram(3,4)", "--only", "value").out())
                .contains("the player to move wins. Grundy value 1.", "By search of")
                .doesNotContain("Winning move");
    }

    @Test
    void the_winner_is_told_without_the_value_of_what_is_searched() {
        assertThat(Ran.command("solve", "cram(3,3) + *2", "--only", "winner").out())
                .contains("the player to move wins.\n")
                .doesNotContain("Winning move", "not known");
        assertThat(Ran.command("solve", "cram(3,5) + *1", "--only", "winner").out())
                .contains("the player to move loses.");
    }

    @Test
    void other_conventions_have_a_winner_and_no_value() {
        assertThat(Ran.command("solve", "nim(1,2)", "--misere", "--only", "winner")
                        .out())
                .contains("the player to move wins.")
                .doesNotContain("Winning move");
        Ran refused = Ran.command("solve", "nim(1,2)", "--misere", "--only", "value");
        assertThat(refused.exit()).isEqualTo(ExitCode.BAD_INPUT.code());
        assertThat(refused.err()).contains("--only value is for ordinary sums in normal play");
    }

    @Test
    void a_value_that_was_not_found_is_no_answer_though_a_theorem_knows_the_winner() {
        Ran ran = Ran.command("solve", "cram(5,8)", "--only", "value", "--positions", "10");
        assertThat(ran.exit()).isEqualTo(ExitCode.UNDECIDED.code());
        assertThat(ran.out()).contains("Its Grundy value is not known.", "--positions 100");
    }
}
