package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.cli.Ran;
import org.grundy.cli.console.ExitCode;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class VerifyCommandTest {
    @Test
    void a_named_game_is_compared_and_the_claims_are_counted() {
        Ran ran = Ran.command("verify", "lasker", "topentails");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .containsPattern("lasker +lasker +n ≤ 80 +PASS")
                .containsPattern("topentails +entailing .*PASS")
                .containsPattern("2 checks, \\d+ positions, \\d+ claims: all PASS");
    }

    @Test
    void values_that_a_search_finds_are_compared_with_the_mex_of_the_options() {
        assertThat(Ran.command("verify", "clobber").out()).containsPattern("clobber +mex +all after 3×3 +PASS");
    }

    @Test
    void where_nothing_can_be_compared_the_answer_says_so() {
        assertThat(Ran.command("verify", "nimstring").out()).startsWith("There is nothing to compare");
    }

    @Test
    void the_report_is_written_in_chinese_too() {
        assertThat(Ran.command("verify", "staircase", "--lang", "zh").out())
                .contains("3 级台阶，每级至多 4 个石子")
                .containsPattern("通过  \\d+ 个局面")
                .contains("全部通过")
                .doesNotContain("PASS");
    }

    @Test
    @Tag(Thorough.TAG)
    void all_compares_over_the_ranges_of_the_theory() {
        assertThat(Ran.command("verify", "--all", "lasker").out()).containsPattern("lasker +lasker +n ≤ 160 +PASS");
    }

    @Test
    void a_check_that_does_not_end_in_time_is_undecided() {
        Ran ran = Ran.command("verify", "euclid", "--positions", "10");
        assertThat(ran.exit()).isEqualTo(ExitCode.UNDECIDED.code());
        assertThat(ran.out()).contains("1 undecided");
    }

    @Test
    void a_time_that_is_given_holds_for_all_checks_together() {
        // The first check alone takes more than a millisecond, and so there is none left for the others.
        Ran ran = Ran.command("verify", "--time", "1ms", "--all", "euclid", "wythoff", "chomp");
        assertThat(ran.exit()).isEqualTo(ExitCode.UNDECIDED.code());
        assertThat(ran.out()).contains("UNDECIDED");
    }

    @Test
    void the_results_are_also_a_list() {
        assertThat(Ran.command("verify", "bash", "--json").out())
                .contains("\"theorem\" : \"bash\"", "\"result\" : \"pass\"");
    }
}
