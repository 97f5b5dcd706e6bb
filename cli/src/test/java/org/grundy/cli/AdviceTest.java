package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.cli.console.ExitCode;
import org.junit.jupiter.api.Test;

/// What is proposed to somebody whose input was not understood, or whose limits were met.
final class AdviceTest {
    private static final String BASH = "g(m): n -> n - k for k in 1..m if k <= n";

    private static String refused(String... arguments) {
        Ran ran = Ran.command(arguments);
        assertThat(ran.exit()).as(ran.out()).isEqualTo(ExitCode.BAD_INPUT.code());
        return ran.err();
    }

    @Test
    void numbers_without_a_game_ask_for_one() {
        assertThat(refused("solve", "3 4 5"))
                .contains("expected the name of a game before the numbers, as in nim(3,4,5)\n  3 4 5\n  ^")
                .doesNotContainPattern("\\p{IsHan}");
        assertThat(refused("solve", "7(1,2)")).contains("before the numbers").doesNotContain("nearest");
        assertThat(refused("solve", "zq(3)")).doesNotContainPattern("\\p{IsHan}");
    }

    @Test
    void a_word_mistyped_is_guessed() {
        assertThat(refused("slove", "nim", "3")).contains("no command \"slove\"; did you mean solve?");
        assertThat(refused("slove", "--lang", "zh")).contains("是否想写 solve？");
        assertThat(refused("xyzzy", "nim")).contains("no command \"xyzzy\"; the commands are");
        assertThat(refused("solve", "nim(3)", "--miser")).contains("no option --miser; did you mean --misere?");
    }

    @Test
    void a_parameter_may_vary_where_forms_are_looked_for() {
        for (String command : new String[] {"discover", "export"}) {
            assertThat(refused(command, "-e", BASH))
                    .contains("g needs a value of m: choose it, as in \"g[2]\", or let it vary: --vary m=1..9");
        }
        assertThat(refused("conjecture", "-e", BASH, "n = 0", "--lang", "zh")).contains("--vary m=1..9");
        assertThat(refused("discover", "bash")).contains("bash needs a value of m", "--vary m=1..9");
        assertThat(refused("discover", "subtraction"))
                .contains("needs a value of")
                .doesNotContain("--vary");
    }

    @Test
    void a_smaller_table_is_smaller_than_the_one_asked_for() {
        String game = "g: n -> n - k for k in 1..n";
        assertThat(Ran.command("discover", "-e", game, "--to", "100000", "--positions", "100")
                        .err())
                .contains("--to 10000.");
        assertThat(Ran.command("discover", "-e", game, "--to", "20", "--positions", "10")
                        .err())
                .contains("--to N.");
    }

    @Test
    void every_exit_code_is_explained_in_both_languages() {
        String english = Ran.command("--help").out();
        String chinese = Ran.command("--help", "--lang", "zh").out();
        for (ExitCode exit : ExitCode.values()) {
            if (exit != ExitCode.LONGER) {
                assertThat(english).containsPattern("(?m)^ +" + exit.code() + " +\\w");
                assertThat(chinese)
                        .containsPattern("(?m)^ +" + exit.code() + " +\\P{ASCII}|" + exit.code() + " +Grundy");
            }
        }
        assertThat(english).doesNotContainPattern("\\p{IsHan}");
    }
}
