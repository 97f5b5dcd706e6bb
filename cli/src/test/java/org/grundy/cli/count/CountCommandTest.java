package org.grundy.cli.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.cli.Ran;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Counts that others published, of questions that are asked on limits no table reaches.
final class CountCommandTest {
    private static final Path EXAMPLES = Path.of(System.getProperty("basedir", "."), "..", "examples");

    static Stream<Arguments> published() {
        return Thorough.part(
                        "published counts",
                        3,
                        List.of(
                                // Project Euler 306, 310, 325, 366: the examples of their statements. The questions
                                // themselves, and 301 and 260, stand in docs/discover.md, whose commands a test runs.
                                "count octal[0.07] --won --to 5 | 3",
                                "count octal[0.07] --won --to 50 | 40",
                                "count squares(a,b,c) --rules squares --ascending --to 29 | 1160",
                                "sum euclid --lost --from 1 --ascending --to 10 | 211",
                                "sum multiple --rules fibonacci --of largest --to 100 | 728",
                                // Of 10^20 numbers a quarter are multiples of 4.
                                "count bash[3] --from 1 --to 10^20 | 25000000000000000000",
                                "sum bash[3] --to 10^9 --lost --mod 1000000007 | 625000007 modulo 1000000007"))
                .stream()
                .map(line -> Arguments.of((Object[]) line.split(" \\| ")));
    }

    @ParameterizedTest
    @MethodSource("published")
    void a_question_of_a_contest_has_its_published_answer(String command, String answer) {
        String[] words = command.split(" ");
        for (int i = 1; i < words.length; i++) {
            words[i] = words[i - 1].equals("--rules")
                    ? EXAMPLES.resolve(words[i] + ".rules").toString()
                    : words[i];
        }
        Ran ran = Ran.command(words);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).contains("\n  " + answer + "\n");
        assertThat(ran.exit()).isZero();
    }

    /// Project Euler 310 and 325, the larger examples of their statements.
    @ParameterizedTest
    @Tag(Thorough.TAG)
    @CsvSource(
            delimiter = '|',
            value = {
                "count squares(a,b,c) --rules squares --ascending --to 100000 | 2586528661783",
                "sum euclid --lost --from 1 --ascending --to 10000 | 230312207313",
            })
    void a_question_on_a_larger_limit_has_its_published_answer(String command, String answer) {
        a_question_of_a_contest_has_its_published_answer(command, answer);
    }

    @Test
    void lost_triples_are_sieved() {
        String rules = EXAMPLES.resolve("stones.rules").toString();
        // The example of Project Euler 260.
        assertThat(Ran.command("sum", "--rules", rules, "--lost", "--ascending", "--to", "100")
                        .out())
                .contains("\n  173895\n  Sieved among 1030301 positions");
    }

    @Tag(Thorough.TAG)
    @Test
    void a_form_that_is_not_proved_is_no_answer_without_doubt() {
        Ran ran =
                Ran.command("count", "--rules", EXAMPLES.resolve("euclid.rules").toString(), "--to", "10^9");
        assertThat(ran.out()).contains("is not proved, so this result is not either", "Checked, not proved");
        assertThat(ran.exit()).isEqualTo(1);
    }

    @Test
    void what_no_form_answers_is_said_to_be_open() {
        Ran ran = Ran.command("count", "grundy", "--to", "10^12", "--work", "1000000");
        assertThat(ran.err()).contains("not answered");
        assertThat(ran.exit()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "count kayles --to 9 --from 10 | --to is at least --from",
                "count kayles --to 9 --lost --won | exclude each other",
                "count kayles --to 9 --where x=1 | there is no variable",
                "count kayles --to 9 --mod 0 | --mod is 0",
                "count nim(1,2) --to 9 | let letters stand for numbers",
                "count nim(a --to 9 | expected a game and its numbers",
                "count nim(a)+ --to 9 | expected a game after",
                "count moore[2](a,b) --to 9 | is written moore",
                "sum kayles --to 9 --misere | belong to normal play",
                "sum kayles --to 9 --of biggest | --of is one of",
                "sum kayles --to 9 --of largest --lost | leave out --lost",
                "sum kayles(a,b) --to 9 --of largest | normal play",
            })
    void input_without_meaning_is_refused_with_a_sentence(String command, String message) {
        Ran ran = Ran.command(command.split(" "));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains(message);
    }

    @Tag(Thorough.TAG)
    @Test
    void the_answer_is_said_in_chinese() {
        assertThat(Ran.command("count", "bash[3]", "--to", "10^18", "--lang", "zh")
                        .out())
                .contains("必败局面的个数：\n  250000000000000001\n", "按余数数出：周期为 4。");
    }
}
