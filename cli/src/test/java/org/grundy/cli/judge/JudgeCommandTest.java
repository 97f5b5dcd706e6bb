package org.grundy.cli.judge;

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

    @Test
    void an_input_in_a_format_is_answered_with_no_program() {
        assertThat(Ran.reading("2\n3 3 4 5\n2 7 7\n", "judge", "nim", "--input", "T*(sum c*n)", "--words", "Yes,No")
                        .out())
                .isEqualTo("Yes\nNo\n");
        String take = "take(k): n -> n - i for i in {1, 2, k} if i <= n"; // Codeforces 1194D, its sample
        assertThat(Ran.reading(
                                "4\n0 3\n3 3\n3 4\n4 4\n",
                                "judge",
                                "-e",
                                take,
                                "--input",
                                "T*(n k)",
                                "--words",
                                "Alice,Bob")
                        .out())
                .isEqualTo("Bob\nAlice\nBob\nAlice\n");
    }

    @Test
    void an_input_that_does_not_fit_is_refused_with_its_line() {
        Ran ran = Ran.reading("2\n3 3 4 x\n2 7 7\n", "judge", "nim", "--input", "T*(sum c*n)");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("line 2: \"x\"");
        assertThat(Ran.reading("2\n3 3 4", "judge", "nim", "--input", "T*(sum c*n)")
                        .err())
                .contains("the input ends before the format does");
    }

    @Test
    void what_only_a_program_prints_is_refused() {
        Ran ran = Ran.reading("5\n", "judge", "-e", "n -> n - k for k in 1..3", "--input", "n", "--answer", "{count}");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("grundy export");
    }
}
