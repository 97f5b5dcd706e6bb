package org.grundy.catalog.coin;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.game.CatalogGame;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Convention;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.run.Budget;
import org.grundy.testkit.NaiveGrundy;
import org.grundy.testkit.NaiveOutcome;
import org.grundy.value.Outcome;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whole rows, in which coins cancel, against search of whole rows: check M0 of `theory.md` §9.
class CoinRowsTest {
    private static final int COINS = 8;

    static Stream<String> names() {
        return NaiveCoins.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void a_row_is_worth_the_nim_sum_of_its_heads_and_all_winning_moves_are_found(String name) {
        NaiveCoins naive = NaiveCoins.of(name, COINS);
        NaiveGrundy<Integer> oracle = new NaiveGrundy<>(naive::options);
        CoinRow row = row(name);
        CatalogGame<HeadsPosition<BigInteger>> game = game(name);
        for (int bits = 0; bits < 1 << COINS; bits++) {
            Analysis analysis = analyze(game, row, bits, Convention.NORMAL);
            assertThat(analysis.value()).hasValue(BigInteger.valueOf(oracle.value(bits)));
            List<String> winning = naive.options(bits).stream()
                    .filter(parts -> oracle.value(parts) == 0)
                    .map(parts -> game.write(heads(row, parts.getFirst())))
                    .toList();
            assertThat(targets(analysis)).containsExactlyInAnyOrderElementsOf(winning);
        }
    }

    /// Two heads on one place are not none in misère play, so rows are searched whole.
    @ParameterizedTest
    @MethodSource("names")
    void a_row_in_misere_play_is_searched_as_a_row(String name) {
        int coins = 6;
        NaiveCoins naive = NaiveCoins.of(name, coins);
        NaiveOutcome<Integer> oracle = NaiveOutcome.misere(naive::options);
        CoinRow row = row(name);
        CatalogGame<HeadsPosition<BigInteger>> game = game(name);
        for (int bits = 0; bits < 1 << coins; bits++) {
            Analysis analysis = analyze(game, row, bits, Convention.MISERE);
            assertThat(analysis.outcome()).hasValue(oracle.nextPlayerWins(List.of(bits)) ? Outcome.N : Outcome.P);
        }
    }

    private static Analysis analyze(
            CatalogGame<HeadsPosition<BigInteger>> game, CoinRow row, int bits, Convention convention) {
        return Grundy.analyze(Sum.of(new Component<>(game, heads(row, bits))), convention, Budget.standard());
    }

    private static List<String> targets(Analysis analysis) {
        return analysis.winning().listed().stream()
                .map(move -> move.changes().getFirst())
                .map(CoinRowsTest::target)
                .toList();
    }

    private static <P> String target(ComponentChange<P> change) {
        return change.game().write(change.to().getFirst());
    }

    private static HeadsPosition<BigInteger> heads(CoinRow row, int bits) {
        return new HeadsPosition<>(NaiveCoins.bits(bits)
                .mapToObj(i -> BigInteger.valueOf(i + row.from()))
                .toList());
    }

    private static CoinRow row(String name) {
        return (CoinRow) ((CoinNotation<?>) game(name).notation()).coins();
    }

    @SuppressWarnings("unchecked") // games of rows
    private static CatalogGame<HeadsPosition<BigInteger>> game(String name) {
        return (CatalogGame<HeadsPosition<BigInteger>>) ExpressionParser.parseGame(Catalog.library(), name);
    }
}
