package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.List;
import org.grundy.analysis.Trial;
import org.grundy.lang.SoleGame;

/// A named game of coins in a row.
interface RowFamily extends SoleGame {
    /// Its rules and values.
    Row row();

    /// How many coins the rows have on which its theorem is compared with search.
    int tried();

    @Override
    default CoinGame<BigInteger> game() {
        return new CoinGame<>(entry(), entry().name(), row());
    }

    @Override
    default List<Trial<?>> trials() {
        return List.of(trial(game(), row(), tried()));
    }

    /// All rows of some coins.
    static Trial<Heads<BigInteger>> trial(CoinGame<BigInteger> game, Row row, int coins) {
        BigInteger last = BigInteger.valueOf(row.from() + coins - 1L);
        return game.trial(List.of(last), "rows of " + coins + " coins");
    }
}
