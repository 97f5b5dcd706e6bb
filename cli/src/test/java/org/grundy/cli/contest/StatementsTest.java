package org.grundy.cli.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The oracles themselves: each has understood its sample, and each answers.
final class StatementsTest {
    private static final long SEED =
            Seed.of("every_oracle_answers_a_random_input").value();

    @ParameterizedTest
    @MethodSource("samples")
    void the_oracle_gives_the_sample_of_the_statement(Statement statement) {
        Sample sample = Objects.requireNonNull(statement.sample());
        assertThat(statement.isRight(sample.input(), sample.output()))
                .as("%s: %s", statement, statement.answerTo(sample.input()))
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("oracles")
    void every_oracle_answers_a_random_input(Statement statement) {
        String input =
                statement.input().apply(new Random(SEED ^ statement.problem().hashCode()));
        assertThat(input).isNotBlank();
        assertThat(statement.answerTo(input).map(String::isBlank)).as(input).isNotEqualTo(Optional.of(true));
        assertThat(statement.isRight(input, "no answer")).as(input).isFalse();
    }

    @Test
    void every_problem_stands_once_and_says_where_it_was_read() {
        assertThat(Statements.all()).extracting(Statement::problem).doesNotHaveDuplicates();
        assertThat(Statements.all())
                .allSatisfy(statement -> assertThat(
                                Stream.of(statement.kind(), statement.read(), statement.bounds(), statement.asks()))
                        .as(statement.problem())
                        .noneMatch(String::isBlank));
    }

    @Test
    void at_most_ten_of_the_list_are_of_one_kind() {
        assertThat(Statements.listed().stream()
                        .collect(Collectors.groupingBy(Statement::kind, Collectors.counting()))
                        .entrySet())
                .allSatisfy(
                        kind -> assertThat(kind.getValue()).as(kind.getKey()).isLessThanOrEqualTo(10));
    }

    static Stream<Statement> samples() {
        return part(Statements.all().stream().filter(statement -> statement.sample() != null));
    }

    static Stream<Statement> oracles() {
        return part(Statements.all().stream().filter(Statement::hasOracle));
    }

    private static Stream<Statement> part(Stream<Statement> all) {
        return Thorough.part("StatementsTest", 6, all.toList()).stream();
    }
}
