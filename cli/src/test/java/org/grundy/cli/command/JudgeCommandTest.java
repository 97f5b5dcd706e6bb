package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.cli.Ran;
import org.junit.jupiter.api.Test;

final class JudgeCommandTest {
    private static final String TWO_CASES = "2\n3 3 4 5\n3 1 2 3\n";

    @Test
    void the_output_of_the_judge_comes_first_and_unchanged() {
        String answers = Ran.reading(TWO_CASES, "judge", "P2197").out();
        assertThat(answers).isEqualTo("Yes\nNo\n");
        assertThat(Ran.reading(TWO_CASES, "judge", "P2197", "--why").out()).startsWith(answers + "\ncase 1: ");
    }

    @Test
    void each_case_is_named_and_explained_in_both_languages() {
        assertThat(Ran.reading(TWO_CASES, "judge", "P2197", "--why").out())
                .contains("case 1: nim(3) + nim(4) + nim(5)\n", "3 → 1 in the first heap: take 2")
                .contains("case 2: nim(1) + nim(2) + nim(3)\n", "xor     0  00");
        assertThat(Ran.reading(TWO_CASES, "judge", "P2197", "--why", "--lang", "zh")
                        .out())
                .contains("第 2 组：nim(1) + nim(2) + nim(3)\n", "先手必败");
    }

    @Test
    void a_formula_of_the_problem_is_said_even_where_a_search_does_not_get_there() {
        Ran ran = Ran.reading("1\n999999999 1000000007\n", "judge", "HDU-3595", "--why", "--positions", "1000");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("Undecided", "The answer comes from the suspense numbers");
    }

    @Test
    void of_many_cases_a_hundred_are_explained() {
        String out = Ran.reading("1000\n" + "1 1\n".repeat(1000), "judge", "P2197", "--why")
                .out();
        assertThat(out).contains("case 100: ").doesNotContain("case 101: ");
        assertThat(out.lines().filter("Yes"::equals)).hasSize(1000);
    }

    @Test
    void a_limit_that_cannot_be_read_is_refused_before_any_answer() {
        Ran ran = Ran.reading(TWO_CASES, "judge", "P2197", "--why", "--positions", "many");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("--positions");
    }
}
