package org.grundy.catalog.coin.turning;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.game.ReasonStep;

/// What is known of single coins in a row under some family. Coins are counted from the left, from 0.
public interface RowCoins {
    /// The value of a head, alone; empty if it is not known.
    Optional<BigInteger> value(BigInteger coin);

    /// A condition in the notation of rules that holds exactly where a head, alone, has a value; empty if none is
    /// known.
    ///
    /// @param coin the number of the head, an expression
    /// @param value digits, or another name for a number
    default Optional<String> valuedWhere(String coin, String value) {
        return Optional.empty();
    }

    /// The sets of coins to the left that may be turned together with a coin and whose values have a nim
    /// sum.
    TurnedTogether<BigInteger> withSum(BigInteger coin, BigInteger sum);

    /// How the coin may be turned so that those turned with it have a nim sum: a step in this game's words.
    ///
    /// @param first the number that the game gives the leftmost coin
    default Optional<ReasonStep> how(BigInteger coin, BigInteger sum, BigInteger first) {
        return withSum(coin, sum).sets().stream()
                .findFirst()
                .map(set -> set.isEmpty()
                        ? ReasonStep.of("coins.alone", "coin", coin.add(first))
                        : ReasonStep.of(
                                "coins.together",
                                "coin",
                                coin.add(first),
                                "others",
                                set.stream().map(first::add).toList(),
                                "sum",
                                sum));
    }

    /// The key of the theorem about the values.
    String key();

    /// What is known under a family: a closed form where there is one.
    static RowCoins of(TurningFamily turning) {
        if (turning.equals(new ConsecutiveRuns())) {
            return new RulerCoins();
        }
        if (turning instanceof SetSizes(int least, int most)
                && most <= 3
                && most >= 2
                && (least == 1 || least == most)) {
            return most == 2 ? new PairCoins(least == 1) : new TripleCoins(least == 1);
        }
        return new TabulatedCoins(turning, new CoinTable(turning));
    }

    /// Sets of one coin, or none if there is no such coin.
    static TurnedTogether<BigInteger> single(BigInteger coin, boolean there) {
        return there ? new TurnedTogether<>(List.of(List.of(coin)), true) : TurnedTogether.none();
    }
}
