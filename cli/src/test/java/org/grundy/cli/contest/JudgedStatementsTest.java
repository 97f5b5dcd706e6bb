package org.grundy.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.grundy.cli.Ran;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// `judge PROBLEM` answers as the statement does, played out.
final class JudgedStatementsTest {
    private static final long SEED =
            Seed.of("judge_answers_as_the_statement_does").value();

    /// Problems that `judge` calls otherwise than the statements are called.
    private static final Map<String, String> IDS = Map.ofEntries(
            Map.entry("AtCoder ARC 105 D", "AtCoder-ARC-105-D"),
            Map.entry("AtCoder DP K", "AtCoder-DP-K"),
            Map.entry("Codeforces 630R", "CF-630R"));

    @ParameterizedTest
    @MethodSource("judged")
    void judge_answers_as_the_statement_does(Statement statement) {
        Random random = new Random(SEED ^ statement.problem().hashCode());
        for (int i = 0; i < Thorough.bound(1, 100); i++) {
            String input = statement.input().apply(random);
            Ran ran = Ran.reading(input, "judge", id(statement));
            assertThat(ran.exit())
                    .as("%s\n%s%s", id(statement), input, ran.err())
                    .isZero();
            assertThat(statement.isRight(input, ran.out()))
                    .as(
                            "%s\n%s\n%s\nand not\n%s",
                            id(statement), input, statement.answerTo(input).orElse("?"), ran.out())
                    .isTrue();
        }
    }

    static Stream<Statement> judged() {
        String list = Ran.command("judge", "--list").out();
        return Statements.all().stream()
                .filter(Statement::hasOracle)
                .filter(statement -> list.lines().anyMatch(line -> line.startsWith(id(statement) + " ")));
    }

    private static String id(Statement statement) {
        String problem = statement.problem();
        return IDS.getOrDefault(
                problem, problem.startsWith("Luogu ") ? problem.substring(6) : problem.replace(' ', '-'));
    }
}
