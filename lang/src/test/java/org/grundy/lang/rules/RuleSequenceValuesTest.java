package org.grundy.lang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.move.DistinctOptions;
import org.grundy.evidence.Evidence;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.Valuation;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.solve.Solver;
import org.grundy.solve.Statistic;
import org.grundy.solve.StatisticValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Rules that are a subtraction set or a code have the values of its nim-sequence.
final class RuleSequenceValuesTest {
    private static final String KAYLES =
            "kayles: n -> [i] & [n - 1 - i] for i in 0..n-1; n -> [i] & [n - 2 - i] for i in 0..n-2";

    private static Analysis analysis(String rules, String position) {
        return Grundy.analyze(
                ExpressionParser.parse(RuleText.compile(rules).library(), position),
                Convention.NORMAL,
                Budget.standard().withPositions(3_000_000));
    }

    @Test
    void heaps_of_any_size_are_answered_by_the_period() {
        for (long n : new long[] {1_000_000, 1_000_000_000_000L, Long.MAX_VALUE}) {
            Analysis analysis = analysis(KAYLES, "kayles(" + n + ")");
            assertThat(analysis.value()).contains(BigInteger.valueOf(value(n)));
            assertThat(analysis.findings().getFirst().evidence()).containsInstanceOf(Evidence.ByPeriod.class);
        }
    }

    @Test
    void a_nimber_beside_them_is_what_it_says() {
        assertThat(analysis(KAYLES, "kayles(1000000) + kayles(*5)").value())
                .contains(BigInteger.valueOf(value(1_000_000) ^ 5));
    }

    @Test
    void huge_amounts_are_left_to_search() {
        String rules = "g: n -> n - k for k in {1, 9223372036854775806} if k <= n";
        assertThat(RuleText.compile(rules).game("g").valuation()).isEmpty();
        String leap = "g: n -> n - 9223372036854775807 if n >= 9223372036854775807";
        assertThat(analysis(leap, "g(9223372036854775807)").value()).contains(BigInteger.ONE);
    }

    @Test
    void the_moves_of_a_huge_heap_are_moves_to_value_0() {
        for (long n : new long[] {2_000_000, 1_000_000_000_000_000_000L}) {
            List<Move> moves = analysis(KAYLES, "kayles(" + n + ")").winning().listed();
            assertThat(moves).isNotEmpty().allSatisfy(move -> {
                List<Long> left = move.changes().getFirst().to().stream()
                        .map(part -> ((RuleState) part).toArray()[0])
                        .toList();
                assertThat(left).hasSize(2);
                assertThat(n - left.get(0) - left.get(1)).isBetween(1L, 2L);
                assertThat(value(left.get(0)) ^ value(left.get(1))).isZero();
            });
        }
    }

    /// Kayles by its published period: 12 from 71 on, R. K. Guy and C. A. B. Smith (1956).
    private static int value(long n) {
        NimSequence sequence = NimSequence.of(TakeAndBreakCode.of(0, 7, 7));
        sequence.extend(1_000, Run.unlimited());
        return sequence.values().get(n < 1_000 ? (int) n : (int) (n % 12) + 144);
    }

    static Stream<String> recognised() {
        return Stream.of(
                KAYLES,
                "g: n -> [i] & [n - i] for i in 1..n-1; n -> n - 1 if n >= 1",
                "g: n -> n - k for k in {2, 5, 7} if k <= n",
                "g: n -> n - k for k in 1..70 if k <= n",
                "g: n -> n - k for k in 3..2 if k <= n",
                "g: n -> n - 3 if n >= 3; n -> [i] & [n - 2 - i] for i in 1..n-3",
                "g: n -> n - 3 if n >= 3; n -> [i] & [n - 3 - i] for i in 0..n-3");
    }

    private static RuleGame game(String rules) {
        return RuleText.compile(rules).game(rules.substring(0, rules.indexOf(':')));
    }

    @ParameterizedTest
    @MethodSource("recognised")
    void options_of_a_value_are_those_that_the_rules_list(String rules) {
        RuleGame game = game(rules);
        Valuation<RuleState> values = game.valuation().orElseThrow();
        Run run = Run.unlimited();
        for (long n = 0; n <= 60; n++) {
            RuleState state = RuleState.of(n);
            for (long value = 0; value < 8; value++) {
                BigInteger wanted = BigInteger.valueOf(value);
                List<List<RuleState>> expected = DistinctOptions.of(
                                game.rules(),
                                state,
                                parts -> nimSum(parts, values).equals(wanted),
                                run)
                        .choices()
                        .options();
                values.options(state, wanted, run)
                        .ifPresent(
                                options -> assertThat(options.options().stream().map(DistinctOptions::counts))
                                        .as(rules + " at %s", state)
                                        .containsExactlyInAnyOrderElementsOf(expected.stream()
                                                .map(DistinctOptions::counts)
                                                .toList()));
            }
        }
    }

    private static BigInteger nimSum(List<RuleState> parts, Valuation<RuleState> values) {
        return parts.stream()
                .map(part -> values.value(part, Run.unlimited()).grundy())
                .reduce(BigInteger.ZERO, BigInteger::xor);
    }

    @ParameterizedTest
    @MethodSource("recognised")
    void values_are_those_of_search(String rules) {
        RuleGame game = game(rules);
        Run run = Run.unlimited();
        StatisticValues<RuleState> searched = Solver.values(game.rules(), Statistic.GRUNDY, RuleState.of(200), run);
        for (long n = 0; n <= 200; n++) {
            BigInteger value =
                    game.valuation().orElseThrow().value(RuleState.of(n), run).grundy();
            assertThat(value).as(rules + " at %s", n).isEqualTo(BigInteger.valueOf(searched.of(RuleState.of(n))));
        }
    }
}
