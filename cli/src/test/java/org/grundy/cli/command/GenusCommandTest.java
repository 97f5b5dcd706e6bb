package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.cli.ExitCode;
import org.grundy.cli.Ran;
import org.junit.jupiter.api.Test;

final class GenusCommandTest {
    /// Source: Winning Ways, ch. 13, table of Kayles.
    @Test
    void it_prints_the_symbol_and_what_it_means() {
        assertThat(Ran.command("genus", "kayles(5)").out()).contains("kayles(5)  4^146", "g− = 1", "Wild");
        assertThat(Ran.command("genus", "nim(3)", "--lang", "zh").out()).contains("nim(3)  3", "Nim 堆");
        assertThat(Ran.command("genus", "kayles(9)", "--json").out().replaceAll("\\s+", ""))
                .contains("\"symbol\":\"4^046\",\"normal\":4,\"misere\":0,\"superscripts\":[0,4,6],\"kind\":\"wild\"");
    }

    @Test
    void the_heaps_of_a_game_are_listed() {
        String text = Ran.command("genus", "octal[0.77]", "--to", "9").out().replaceAll("wild", "");
        assertThat(text.lines().skip(1).limit(10).map(line -> line.strip().split(" +", -1)[1]))
                .containsExactly("0", "1", "2", "3", "1", "4^146", "3", "2^2", "1^1", "4^046");
    }

    @Test
    void what_is_not_covered_is_said() {
        assertThat(Ran.command("genus", "digraph[a>b,b>a](a)").exit()).isEqualTo(ExitCode.UNDECIDED.code());
        assertThat(Ran.command("genus", "kayles(60)", "--positions", "500").err())
                .contains("500 positions");
        assertThat(Ran.command("genus", "kayles(x)").exit()).isEqualTo(ExitCode.BAD_INPUT.code());
        assertThat(Ran.command("genus", "wythoff", "--to", "3").exit()).isEqualTo(ExitCode.BAD_INPUT.code());
    }
}
