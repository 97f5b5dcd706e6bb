package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every command that ends with 1 says so on standard error, where a script that keeps only the result looks.
final class UndecidedSentenceTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve wythoff(9999,9999) --only value",
                "solve cram(5,5) --positions 3",
                "table wythoff --to 100 --positions 3",
                "genus kayles(60) --positions 500",
                "quotient 0.07 --positions 100",
                "period 0.06 --max 1000",
                "verify nim --positions 3",
                "conjecture nim n%3==0"
            })
    void a_command_that_ends_with_1_says_why_or_where_it_is_said(String command) {
        Ran ran = Ran.command(command.split(" "));
        assertThat(ran.exit()).as(ran.toString()).isEqualTo(1);
        assertThat(ran.err()).isNotBlank().endsWith("\n");
    }

    @Test
    void a_result_that_tells_it_itself_is_pointed_to_in_both_languages() {
        String[] asked = {"solve", "wythoff(9999,9999)", "--only", "value"};
        assertThat(Ran.command(asked).err())
                .isEqualTo("grundy: exit code 1: the result says what is not known or does not hold\n");
        assertThat(Ran.command("solve", "wythoff(9999,9999)", "--only", "value", "--lang", "zh")
                        .err())
                .isEqualTo("grundy：退出码 1：结果里说明了哪些未知或不成立\n");
    }

    @Test
    void an_answer_leaves_standard_error_empty() {
        assertThat(Ran.command("solve", "nim(1,2)").err()).isEmpty();
    }
}
