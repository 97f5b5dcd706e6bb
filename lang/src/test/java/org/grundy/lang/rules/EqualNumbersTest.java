package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.evidence.Evidence;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.run.Budget;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.testkit.Seed;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Winning Ways, ch. 1: Tweedledum and Tweedledee.
final class EqualNumbersTest {
    private static final String TWO =
            "g: (a, b) -> (a - k, b) for k in 1..min(a, 7); (a, b) -> (a, b - k) for k in 1..min(b, 7)";

    private static RuleGame game(String rules) {
        return RuleText.compile(rules).game("g");
    }

    private static Analysis solved(String rules, long a, long b, Convention convention) {
        return Grundy.analyze(
                Sum.of(new Component<>(game(rules), RuleState.of(a, b))),
                convention,
                Budget.standard().withPositions(50_000));
    }

    @ParameterizedTest
    @CsvSource({"1000000000, 1000000000, P", "1000000000, 999999996, N", "999999993, 1000000000, N"})
    void numbersFarBeyondSearchAreMirrored(long a, long b, Outcome outcome) {
        assertThat(solved(TWO, a, b, Convention.NORMAL).outcome()).contains(outcome);
    }

    /// The difference is 8: values (n mod 8) are equal, so the position is lost, but no mirror says so.
    @Test
    void numbersThatNoMoveMakesEqualAreLeftOpen() {
        assertThat(solved(TWO, 1_000_000_000, 999_999_992, Convention.NORMAL).outcome())
                .isEmpty();
    }

    @Test
    void smallNumbersAreLeftToSearch() {
        assertThat(solved(TWO, 9, 9, Convention.NORMAL).findings().getFirst().evidence())
                .hasValueSatisfying(evidence -> assertThat(evidence).isNotInstanceOf(Evidence.ByTheorem.class));
    }

    /// One may take from both; the last move from (1, 1) wins; more may be taken from the second; moves go up and down.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "g: (a, b) -> (a - k, b) for k in 1..a; (a, b) -> (a, b - k) for k in 1..b; (a, b) -> (a - k, b - k) for k in 1..min(a, b)",
                "g: (a, b) -> (a - k, b) for k in 1..min(a, 2); (a, b) -> (a, b - k) for k in 1..min(b, 3)",
                "g: (a, b) -> (a - 1, b + 1) if 1 <= a; (a, b) -> (a + 1, b - 1) if 1 <= b",
                "g: (a, b) -> (a - k, b) for k in 1..a; (a, b) -> (a, b - k) for k in 1..b; win when a = b and b = 9"
            })
    void whereMovesCannotBeMirroredThereIsNoTheorem(String rules) {
        assertThat(game(rules).theorems()).isEmpty();
    }

    @Test
    void misereAndSmallStatesAreNotCovered() {
        RuleGame game = game(TWO);

        assertThat(game.theorems()).hasSize(1);
        assertThat(game.theorems().getFirst().covers(RuleState.of(10_000, 10_000), Play.MISERE))
                .isFalse();
    }

    @Test
    void whereTheTheoremIsProvedSmallEqualNumbersAreLostByTheDefinition() {
        RandomGenerator random = Seed.of("EqualNumbersTest").generator();
        int proved = 0;
        for (int round = 0; round < 12; round++) {
            List<Integer> one = amounts(random);
            List<Integer> two = random.nextBoolean() ? one : amounts(random);
            RuleGame game =
                    game("g: (a, b) -> (a - k, b) for k in {%s} if k <= a; (a, b) -> (a, b - k) for k in {%s} if k <= b"
                            .formatted(written(one), written(two)));
            if (!game.theorems().isEmpty()) {
                proved++;
                NaiveOutcome<List<Integer>> naive = NaiveOutcome.normal(pair -> options(pair, one, two));
                for (int n = 0; n <= 12; n++) {
                    assertThat(naive.nextPlayerWins(List.of(List.of(n, n)))).isFalse();
                }
            }
        }
        assertThat(proved).isPositive();
    }

    private static List<Integer> amounts(RandomGenerator random) {
        return IntStream.rangeClosed(1, 5)
                .filter(k -> k == 1 || random.nextBoolean())
                .boxed()
                .toList();
    }

    private static String written(List<Integer> amounts) {
        return amounts.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static List<List<List<Integer>>> options(List<Integer> pair, List<Integer> one, List<Integer> two) {
        int a = pair.getFirst();
        int b = pair.getLast();
        return Stream.concat(
                        one.stream().filter(k -> k <= a).map(k -> List.of(List.of(a - k, b))),
                        two.stream().filter(k -> k <= b).map(k -> List.of(List.of(a, b - k))))
                .toList();
    }
}
