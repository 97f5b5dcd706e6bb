package org.grundy.catalog.coin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.catalog.Catalog;
import org.grundy.evidence.Evidence;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Move;
import org.grundy.game.Sum;
import org.grundy.game.WinningMoves;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;
import org.grundy.run.Limit;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Coin games as they are written and answered.
class CoinExpressionsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mockturtles(0,3,7) | mockturtles(0,3,7)",
                "mock turtles(HTTH) | mockturtles(0,3)",
                "假海龟（正反反正） | mockturtles(0,3)",
                "turningturtles(htth) | turningturtles(1,4)",
                "ruler(7, 3) | ruler(3,7)",
                "twins(TTT) | twins(T)",
                "coins[1..3](2) | coins[1..3](2)",
                "coins[ {2,1} , from 1, 4 ](3) | coins[{1,2},4,from 1](3)",
                "coins[ruler, {}](HH) | coins[ruler,{}](0,1)",
                "turningcorners(3,5) | turningcorners(3,5)",
                "turningcorners((3,5), (1,2)) | turningcorners((1,2),(3,5))",
                "product[twins, coins[2..3,from 1]]((2,5)) | product[twins,coins[2..3,from 1]](2,5)",
            })
    void a_position_is_read_and_written(String written, String expression) {
        String first = written.startsWith("mock ") ? "mockturtles" + written.substring(12) : written;
        Sum sum = ExpressionParser.parse(Catalog.library(), first);
        assertThat(sum.expression()).isEqualTo(expression);
        assertThat(ExpressionParser.parse(Catalog.library(), expression).expression())
                .isEqualTo(expression);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mockturtles(3,3) | the head at 3 is written twice",
                "ruler(0) | at least 1",
                "mockturtles(HTX) | is not a number",
                "mockturtles() | takes",
                "coins(3) | no family",
                "coins[from 1](3) | no family",
                "coins[from 2,3](3) | from 0 or from 1",
                "coins[3..1](3) | must not be larger",
                "coins[1..1000](3) | at most 64",
                "coins[left](3) | no family of sets",
                "coins[{0}](3) | at least 1",
                "coins[{10000000}](3) | at most 1000000",
                "product[twins](1,2) | takes",
                "product[twins,kayles](1,2) | no game \"kayles\"",
                "turningcorners(1,2,3) | is not the place of a head",
                "turningcorners((1,2),3) | is not the place of a head",
                "turningcorners((1,2,3)) | takes",
                "product[ruler,twins](0,1) | at least 1",
            })
    void what_makes_no_sense_is_refused_with_a_reason(String written, String message) {
        assertThatThrownBy(() -> ExpressionParser.parse(Catalog.library(), written))
                .isInstanceOf(InputError.class)
                .hasMessageContaining(message);
    }

    /// The heads are worth 1, 7 and 14, in all 8. Only the last one has this bit: the coins turned with it must be
    /// worth 14 ⊕ 8 = 6, and of the values 1, 2, 4, 7, 8, 11, 13 before it 2 ⊕ 4, 1 ⊕ 7 and 11 ⊕ 13 are.
    @Test
    void the_winning_moves_of_mock_turtles_are_those_that_leave_zero() {
        Analysis analysis = solve("mockturtles(0,3,7)");
        assertThat(analysis.value()).hasValue(BigInteger.valueOf(8));
        assertThat(analysis.winning()).isInstanceOf(WinningMoves.Complete.class);
        assertThat(targets(analysis)).containsExactlyInAnyOrder("0,1,2,3", "T", "0,3,5,6");
    }

    @Test
    void a_head_at_ten_to_the_thousand_has_winning_moves() {
        BigInteger huge = BigInteger.TEN.pow(1000);
        Analysis analysis = solve("mockturtles(10^1000,5)");
        assertThat(analysis.value().orElseThrow().shiftRight(1)).isEqualTo(huge.xor(BigInteger.valueOf(5)));
        assertThat(analysis.winning().listed())
                .isNotEmpty()
                .allSatisfy(move -> assertThat(valueAfter(move)).isZero());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "turningturtles(3,1e18)",
                "twins(1e18,7)",
                "triplets(1e18,12345678901234567)",
                "ruler(999999999999999999,1000000000000000000)",
                "turningcorners((1e18,12345678901),(7,3))",
                "product[ruler,mockturtles]((1e18,123456789012345),(6,1e18))",
                "acrostictwins((1e18,3),(5,123456789123456789))",
                "moebius(100,97,31,200)",
                "moidores(40,37,25)",
            })
    void every_listed_move_from_far_places_wins(String expression) {
        Analysis analysis = solve(expression);
        assertThat(analysis.winning().listed())
                .isNotEmpty()
                .allSatisfy(move -> assertThat(valueAfter(move)).isZero());
    }

    /// The coins from 2 to 10^18 are too many to name, but the reason says where the run begins.
    @Test
    void a_long_run_is_told_by_its_ends() {
        Analysis analysis = solve("ruler(1000000000000000000)");
        assertThat(analysis.value()).hasValue(BigInteger.ONE.shiftLeft(18));
        assertThat(analysis.reason().getLast().key()).isEqualTo("coins.alone");
        Analysis two = solve("ruler(1,1000000000000000001)");
        assertThat(two.value()).hasValue(BigInteger.ZERO);
        Analysis long_ = solve("ruler(524288,1000000000000000000)");
        assertThat(long_.reason().getLast().key()).isEqualTo("ruler.run");
        assertThat(long_.reason().getLast().quantities()).containsKeys("start", "coin");
    }

    @Test
    void the_value_is_by_theorem_and_a_row_beyond_the_table_is_undecided() {
        assertThat(solve("moebius(5)").findings().getFirst().evidence())
                .hasValueSatisfying(evidence -> assertThat(evidence).isInstanceOf(Evidence.ByTheorem.class));
        Analysis far = solve("moidores(1e18)");
        assertThat(far.shortfall())
                .hasValueSatisfying(end -> assertThat(end.limit()).isEqualTo(Limit.METHOD));
        assertThat(far.outcome()).isEmpty();
    }

    /// In misère play a row is not the sum of its heads: heaps of 1, 2 and 3 are lost as Nim, but as a row
    /// they are won by turning 1, for from 2 and 3 the move to 1 and 2 is the only one that does not leave
    /// one head or none.
    @Test
    void misere_play_is_searched_on_whole_rows() {
        assertThat(misere("nim(1,2,3)")).isEqualTo("P");
        assertThat(misere("turningturtles(1,2,3)")).isEqualTo("N");
        assertThat(misere("turningturtles(2,3)")).isEqualTo("P");
        assertThat(misere("turningturtles(1)")).isEqualTo("P");
        assertThat(misere("turningturtles(T)")).isEqualTo("N");
    }

    private static String misere(String expression) {
        return Grundy.analyze(
                        ExpressionParser.parse(Catalog.library(), expression), Convention.MISERE, Budget.standard())
                .outcome()
                .orElseThrow()
                .name();
    }

    private static Analysis solve(String expression) {
        return Grundy.analyze(
                ExpressionParser.parse(Catalog.library(), expression), Convention.NORMAL, Budget.standard());
    }

    private static List<String> targets(Analysis analysis) {
        return analysis.winning().listed().stream()
                .map(move -> target(move.changes().getFirst()))
                .toList();
    }

    private static <P> String target(ComponentChange<P> change) {
        return change.game().write(change.to().getFirst());
    }

    private static BigInteger valueAfter(Move move) {
        return value(move.changes().getFirst());
    }

    private static <P> BigInteger value(ComponentChange<P> change) {
        return change.game().theorems().getFirst().value(change.to().getFirst()).orElseThrow();
    }
}
