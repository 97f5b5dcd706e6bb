package org.grundy.catalog.pair;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Random;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Region;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableComputation;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.catalog.Ask;
import org.grundy.catalog.ListedOptions;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.game.Pair;
import org.grundy.game.Play;
import org.grundy.game.Valuation;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Wythoff's game. Statements from `theory.md` §6 [K1–K4].
class WythoffTest {
    private static final CatalogGame<Pair> WYTHOFF = Wythoff.game(BigInteger.ONE);

    @Test
    void the_first_lost_pairs_are_those_of_the_golden_ratio() {
        // [K1]: (0,0), (1,2), (3,5), (4,7), (6,10)
        for (String pair : new String[] {"0,0", "1,2", "2,1", "3,5", "4,7", "6,10", "10,6"}) {
            assertThat(Ask.normal("wythoff(" + pair + ")").outcome()).isEqualTo("P");
        }
    }

    @Test
    void three_moves_can_win_one_of_each_kind() {
        // [K1]: from (5,7) go to (3,5) diagonally, to (5,3) or to (4,7)
        assertThat(Ask.normal("wythoff(5,7)").wins()).containsExactly("3,5", "5,3", "4,7");
    }

    @Test
    void misere_play_changes_only_the_first_two_pairs() {
        // [K3]
        for (String pair : new String[] {"0,1", "1,0", "2,2", "3,5", "4,7", "6,10"}) {
            assertThat(Ask.misere("wythoff(" + pair + ")").outcome()).isEqualTo("P");
        }
        assertThat(Ask.misere("wythoff(1,2)").outcome()).isEqualTo("N");
        assertThat(Ask.misere("wythoff(0,0)").outcome()).isEqualTo("N");
    }

    @Test
    void pairs_that_doubles_get_wrong_are_exact() {
        // [K2-src]: the first difference at which a double's φ fails
        assertThat(Ask.normal("wythoff(165580140,267914295)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("wythoff(165580141,267914296)").outcome()).isEqualTo("N");
        assertThat(Ask.normal("wythoff(1000000000000000001,1618033988749894850)")
                        .outcome())
                .isEqualTo("P");
    }

    @Test
    void a_pair_of_a_thousand_digits_is_decided_with_its_winning_moves() {
        String n = "1" + "0".repeat(999);
        Ask ask = Ask.normal("wythoff(" + n + "," + n + ")");
        assertThat(ask.outcome()).isEqualTo("N");
        assertThat(ask.wins()).contains("0,0");
        assertThat(ask.complete()).isTrue();
    }

    @Test
    void the_partner_of_a_partner_is_the_number_itself() {
        // [K1b] at random numbers of up to 3000 bits, t up to 6, both kinds of play
        Random random = Random.from(Seed.of("partners").generator());
        for (int i = 0; i < 400; i++) {
            BigInteger t = BigInteger.valueOf(1 + i % 6);
            WythoffPairs pairs = new WythoffPairs(t, i % 2 == 0 ? Play.NORMAL : Play.MISERE);
            BigInteger x = new BigInteger(1 + random.nextInt(3000), random);
            BigInteger y = pairs.partner(x);
            assertThat(pairs.partner(y)).isEqualTo(x);
            assertThat(pairs.withDifference(x.subtract(y).abs())).isPresent();
        }
    }

    @Test
    void generalised_pairs_grow_apart_by_t() {
        // [K4] with t = 2: A = 0, 1, 2, 4, 5, …, B = A + 2n
        for (String pair : new String[] {"1,3", "2,6", "4,10", "5,13"}) {
            assertThat(Ask.normal("wythoff[2](" + pair + ")").outcome()).isEqualTo("P");
        }
    }

    @Test
    void a_single_board_has_its_grundy_value_from_the_table() {
        // A004481, the table of Wythoff's game: row 1 is 1, 2, 0, 4, 5, 3, …
        String[] row = {"1", "2", "0", "4", "5", "3"};
        for (int y = 0; y < row.length; y++) {
            assertThat(Ask.normal("wythoff(1," + y + ")").value()).isEqualTo(row[y]);
        }
    }

    @Test
    void the_table_of_values_is_that_of_the_definition() {
        NaiveGrundy<Pair> naive = new NaiveGrundy<>(pair -> ListedOptions.of(WYTHOFF.rules(), pair));
        Valuation<Pair> table = WYTHOFF.valuation().orElseThrow();
        for (int x = 0; x < 80; x++) {
            for (int y = 0; y < 80; y++) {
                Pair pair = Pair.of(x, y);
                assertThat(table.value(pair, Run.unlimited()).grundy()).isEqualTo(naive.value(pair));
            }
        }
    }

    /// With too little for the whole square the values are those of smaller ones, and what the theorem knows is there.
    @ParameterizedTest
    @ValueSource(longs = {1_000_000, 5_000, 1})
    void a_rectangle_has_its_values_as_far_as_the_budget_goes(long positions) {
        NaiveGrundy<Pair> naive = new NaiveGrundy<>(pair -> ListedOptions.of(WYTHOFF.rules(), pair));
        Region<Pair> region = new Region<>(
                new Axis(BigInteger.valueOf(50), 30),
                Optional.of(new Axis(BigInteger.valueOf(30), 60)),
                at -> new Pair(at.getFirst(), at.getLast()));
        Run run = new Run(Budget.UNLIMITED.withPositions(positions));
        Table table = TableComputation.of(Wythoff.game(BigInteger.ONE), region, TableQuantity.GRUNDY, Play.NORMAL, run);
        assertThat(table.shortfall().isEmpty()).isEqualTo(positions == 1_000_000);
        for (int cell = 0; cell < table.size(); cell++) {
            BigInteger value = BigInteger.valueOf(naive.value(region.position(cell)));
            assertThat(table.value(cell).orElse(value)).isEqualTo(value);
            assertThat(table.value(cell).isPresent() || (table.shortfall().isPresent() && value.signum() > 0))
                    .as("cell %s", region.position(cell))
                    .isTrue();
        }
    }

    @Test
    void a_sum_of_boards_is_decided_by_the_nim_sum_of_their_values() {
        // (1,1) and (0,2) both have value 2
        assertThat(Ask.normal("wythoff(1,1) + wythoff(0,2)").outcome()).isEqualTo("P");
        assertThat(Ask.normal("wythoff(300,400) + wythoff(400,300)").outcome()).isEqualTo("P");
    }

    @Test
    void a_board_too_large_for_a_table_is_won_by_the_theorem_with_no_value() {
        Ask ask = Ask.normal("wythoff[2](1000000000,1000000001)");
        assertThat(ask.outcome()).isEqualTo("N");
        assertThat(ask.value()).isEqualTo("?");
        assertThat(ask.wins()).isNotEmpty();
    }
}
