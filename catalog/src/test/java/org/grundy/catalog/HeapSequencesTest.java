package org.grundy.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigInteger;
import java.util.List;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.evidence.Evidence;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.WinningMoves;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;
import org.grundy.text.InputError;
import org.grundy.value.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Subtraction, all-but and octal games as they are asked for by name.
final class HeapSequencesTest {
    private static Analysis solve(String expression, Convention convention) {
        return Grundy.analyze(ExpressionParser.parse(Catalog.library(), expression), convention, Budget.standard());
    }

    private static List<String> targets(Analysis analysis) {
        return analysis.winning().listed().stream()
                .map(move -> parts(move.changes().getFirst()))
                .toList();
    }

    private static <P> String parts(ComponentChange<P> change) {
        return new Component<>(change.game(), change.from()).expression() + " to " + change.to();
    }

    @Test
    void a_row_of_seven_pins_is_won_by_hitting_so_that_equal_rows_or_values_are_left() {
        // G(7) = 2 and G(5) = 4, G(1) = 1 (A002186): every move listed leaves parts of equal value.
        Analysis kayles = solve("kayles(7)", Convention.NORMAL);
        assertThat(kayles.value()).contains(BigInteger.TWO);
        assertThat(targets(kayles)).contains("kayles(7) to [3, 3]");
        assertThat(kayles.winning()).isInstanceOf(WinningMoves.Complete.class);
    }

    @ParameterizedTest
    @CsvSource({
        "kayles(10^1000), 1",
        "dawson(20), 0",
        "dawsonkayles(21), 0",
        "'octal[0.77](12)', 4",
        "'octal[0.[3]](17)', 17",
        "'octal[4.[3]](7)', 8",
        "'code[4!.0](18)', 4",
        "'subtraction[1,2,4](10)', 1",
        "'subtraction[3,5](10^100)', 0",
        "'allbut[1](10^1000)', -1",
    })
    void values_are_those_of_the_literature(String expression, BigInteger value) {
        // A002186, A002187, A002188, theory of two-number sets; all-but 1 halves the heap.
        BigInteger expected = value.signum() < 0 ? BigInteger.TEN.pow(1000).shiftRight(1) : value;
        assertThat(solve(expression, Convention.NORMAL).value()).contains(expected);
    }

    @Test
    void a_huge_heap_is_known_by_its_period() {
        Analysis analysis = solve("octal[0.77](10^18)", Convention.NORMAL);
        assertThat(analysis.findings().getFirst().evidence())
                .contains(new Evidence.ByPeriod(new PeriodCertificate("0.77", "guy-smith", 71, 12, 0, 168)));
        assertThat(analysis.outcome()).contains(Outcome.N);
        assertThat(analysis.winning().listed()).isNotEmpty();
    }

    @Test
    void few_options_are_listed_at_any_size() {
        Analysis analysis = solve("subtraction[1,2,4](10^300)", Convention.NORMAL);
        assertThat(analysis.outcome()).contains(Outcome.N);
        assertThat(analysis.winning()).isInstanceOf(WinningMoves.Complete.class);
        assertThat(analysis.winning().listed()).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({"4, P", "7, P", "0, N", "3, N", "6, N"})
    void in_misere_play_a_heap_of_value_one_is_lost(String heap, Outcome outcome) {
        // Values of {1, 2} are n mod 3, and n = 1 mod 3 is lost (theory of finite subtraction games,
        // Ferguson 1974).
        assertThat(solve("subtraction[1,2](" + heap + ")", Convention.MISERE).outcome())
                .contains(outcome);
        assertThat(solve("subtraction[1,2,8](" + heap + ")", Convention.MISERE).outcome())
                .contains(outcome);
    }

    @Test
    void misere_kayles_is_searched() {
        // Misère P rows of Kayles up to length 20: 1, 4, 9, 12, 20 (Siegel, Misère games and misère
        // quotients, 2006).
        for (int n = 1; n <= 12; n++) {
            Outcome expected = List.of(1, 4, 9, 12, 20).contains(n) ? Outcome.P : Outcome.N;
            assertThat(solve("kayles(" + n + ")", Convention.MISERE).outcome()).contains(expected);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'octal[0.8](5)', 8 is too large",
        "'octal[](5)', empty",
        "'subtraction[](5)', the set is empty",
        "'subtraction[1,0](5)', at least 1",
        "'allbut(5)', the set is empty",
        "'kayles[2](5)', kayles takes 0",
    })
    void bad_parameters_are_refused(String expression, String message) {
        assertThatExceptionOfType(InputError.class)
                .isThrownBy(() -> ExpressionParser.parse(Catalog.library(), expression))
                .withMessageContaining(message);
    }
}
