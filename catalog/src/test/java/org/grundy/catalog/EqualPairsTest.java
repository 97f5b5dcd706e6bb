package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.answer.SumQuestion;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Equal positions cancel in normal play, where nothing else can be found out about them.
final class EqualPairsTest {
    /// Too little for any search, so that the theorem alone can answer.
    private static final Budget NEARLY_NOTHING = Budget.standard().withPositions(1);

    private static Analysis analysis(String sum, Budget budget) {
        return Grundy.analyze(ExpressionParser.parse(Catalog.library(), sum), Convention.NORMAL, budget);
    }

    private static int nimSum(Sum sum) {
        return sum.components().stream().mapToInt(EqualPairsTest::value).reduce(0, (a, b) -> a ^ b);
    }

    private static <P> int value(Component<P> component) {
        return new NaiveGrundy<P>(position -> ListedOptions.of(component.game().rules(), position))
                .value(component.position());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cram(3,3) + cram(3,3)",
                "cram(3,3) + cram(3,3) + nim(2)",
                "nim(5) + arckayles(path 5) + nim(4) + arckayles(path 5)",
                "nodekayles(cycle 6) + nodekayles(cycle 6) + nodekayles(cycle 6) + nodekayles(cycle 6)",
                "code[0.106](14) + nim(1) + code[0.106](14)",
                "cram(2,3) + code[0.14](9) + cram(2,3) + code[0.14](9) + nim(3)"
            })
    void the_value_is_that_of_what_is_left_as_a_search_of_all_finds_it(String written) {
        Analysis found = analysis(written, NEARLY_NOTHING);
        int value = nimSum(found.sum());
        assertThat(found.value()).contains(BigInteger.valueOf(value));
        assertThat(found.outcome()).contains(value == 0 ? Outcome.P : Outcome.N);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"cram(9,11) + cram(9,11); 0", "code[0.106](10^12) + nim(6) + code[0.106](10^12); 6"})
    void boards_and_heaps_that_nobody_can_value_cancel(String written, BigInteger value) {
        assertThat(analysis(written, NEARLY_NOTHING).value()).contains(value);
    }

    @Test
    void winning_moves_elsewhere_are_named_and_not_called_all() {
        WinningMoves winning =
                analysis("cram(9,11) + cram(9,11) + nim(3)", NEARLY_NOTHING).winning();
        assertThat(winning.listed()).hasSize(1);
        assertThat(winning).isNotInstanceOf(WinningMoves.Complete.class);
    }

    /// Only who wins is asked, and the value of the third component is not computed for it.
    @Test
    void pairs_cancel_beside_a_component_without_a_value() {
        Run run = new Run(Budget.standard());
        Sum sum = ExpressionParser.parse(Catalog.library(), "sprouts(3) + cram(4,7) + cram(4,7)");
        assertThat(Grundy.analyze(sum, Convention.NORMAL, SumQuestion.WINNER, run)
                        .outcome())
                .contains(Outcome.N);
    }

    @Test
    void moves_in_a_pair_whose_value_can_be_found_are_named_too() {
        assertThat(analysis("cram(4,7) + cram(4,7) + nim(1)", Budget.standard()).winning())
                .isInstanceOfSatisfying(
                        WinningMoves.Complete.class,
                        winning -> assertThat(winning.listed()).hasSize(21));
    }

    @Test
    void three_equal_ones_do_not_cancel() {
        assertThat(analysis("cram(9,11) + cram(9,11) + cram(9,11)", NEARLY_NOTHING)
                        .outcome())
                .isEmpty();
    }

    /// From 1 one can go round and round, so whoever answers move by move need not be the last to move.
    @Test
    void positions_that_can_come_again_do_not_cancel() {
        String loop = "digraph[1>2,2>3,3>1,3>4](1)";
        assertThat(analysis(loop + " + " + loop, NEARLY_NOTHING).outcome()).isNotEqualTo(Optional.of(Outcome.P));
    }
}
