package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.List;
import org.grundy.lang.SoleGame;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// A named game of coins in a row.
interface RowFamily extends SoleGame {
    /// Its rules and values.
    CoinRow row();

    /// How many coins the rows have on which its theorem is compared with search.
    int tried();

    @Override
    default CoinGame<BigInteger> game() {
        return new CoinGame<>(entry(), entry().name(), row());
    }

    @Override
    default List<VerificationCase<?>> cases(Thoroughness thoroughness) {
        return List.of(trial(game(), row(), tried()));
    }

    /// All rows of some coins.
    static VerificationCase<HeadsPosition<BigInteger>> trial(CoinGame<BigInteger> game, CoinRow row, int coins) {
        BigInteger last = BigInteger.valueOf(row.from() + coins - 1L);
        return game.trial(List.of(last), "rows of " + coins + " coins");
    }
}
