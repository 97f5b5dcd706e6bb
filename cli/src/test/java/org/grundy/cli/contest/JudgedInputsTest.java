package org.grundy.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.grundy.cli.Ran;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// `judge` with rules and a format answers an input as the statement, played out, does, or says why it does not.
final class JudgedInputsTest {
    private static final long SEED =
            Seed.of("an_input_in_a_format_is_answered_as_the_statement_does").value();

    /// Options of programs, which have one word behind them.
    private static final List<String> OF_PROGRAMS = List.of("--template", "--show", "--to");

    @ParameterizedTest
    @MethodSource("handful")
    void an_input_in_a_format_is_answered_as_the_statement_does(ListedProblem problem) throws IOException {
        compare(problem);
    }

    @Tag(Thorough.TAG)
    @ParameterizedTest
    @MethodSource("org.grundy.cli.contest.ExportedStatementsTest#others")
    void every_input_in_a_format_is_answered_as_the_statement_does(ListedProblem problem) throws IOException {
        compare(problem);
    }

    private static void compare(ListedProblem problem) throws IOException {
        Statement statement = Statements.all().stream()
                .filter(each -> each.problem().equals(problem.problem()))
                .findFirst()
                .orElseThrow();
        Random random = new Random(SEED ^ problem.problem().hashCode());
        String input = statement.input().apply(random);
        Ran ran = Ran.reading(input, command(problem));
        if (ran.exit() != 0) {
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err()).startsWith("grundy: ");
            return;
        }
        assertThat(statement.isRight(input, ran.out()))
                .as(
                        "%s\n%s\n%s\nand not\n%s",
                        problem, input, statement.answerTo(input).orElse("?"), ran.out())
                .isTrue();
    }

    private static String[] command(ListedProblem problem) throws IOException {
        List<String> all = new ArrayList<>(List.of("judge"));
        List<String> given = problem.whole();
        for (int i = 0; i < given.size(); i++) {
            if (OF_PROGRAMS.contains(given.get(i))) {
                i++;
            } else if (!given.get(i).equals("--may-repeat")) {
                all.add(given.get(i));
            }
        }
        all.addAll(List.of("--work", "300000000"));
        return all.toArray(String[]::new);
    }

    static Stream<ListedProblem> handful() throws IOException {
        return ExportedStatementsTest.handful();
    }

    @Test
    void most_are_answered() throws IOException {
        List<ListedProblem> all = ExportedStatementsTest.usual();
        List<ListedProblem> answered = new ArrayList<>();
        for (ListedProblem problem : all) {
            Statement statement = Statements.all().stream()
                    .filter(each -> each.problem().equals(problem.problem()))
                    .findFirst()
                    .orElseThrow();
            String input = statement.input().apply(new Random(SEED));
            if (Ran.reading(input, command(problem)).exit() == 0) {
                answered.add(problem);
            }
        }
        assertThat(answered).hasSizeGreaterThan(all.size() / 2);
    }
}
