package org.grundy.catalog.coin;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Source;
import org.grundy.game.Step;
import org.grundy.game.Words;

/// What is known of single coins in a row under some family. Coins are counted from the left, from 0.
interface RowCoins {
    /// The value of a head, alone; empty if it is not known.
    Optional<BigInteger> value(BigInteger coin);

    /// The sets of coins to the left that may be turned together with a coin and whose values have a nim
    /// sum.
    Others<BigInteger> withSum(BigInteger coin, BigInteger sum);

    /// How the coin may be turned so that those turned with it have a nim sum: a step in this game's words.
    ///
    /// @param first the number that the game gives the leftmost coin
    default Optional<Step> how(BigInteger coin, BigInteger sum, BigInteger first) {
        return withSum(coin, sum).sets().stream()
                .findFirst()
                .map(set -> set.isEmpty()
                        ? Step.of("coins.alone", "coin", coin.add(first))
                        : Step.of(
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

    /// Where the theorem was published.
    Source source();

    /// The sentences of the theorem and of reasons.
    Words words();

    /// What is known under a family: a closed form where there is one.
    static RowCoins of(Turning turning) {
        if (turning.equals(new Runs())) {
            return new RulerCoins();
        }
        if (turning instanceof Sizes(int least, int most) && most <= 3 && most >= 2 && (least == 1 || least == most)) {
            return most == 2 ? new PairCoins(least == 1) : new TripleCoins(least == 1);
        }
        return new TabulatedCoins(turning, new CoinTable(turning));
    }

    /// The source of all that is old about these games.
    static Source winningWays() {
        return new Source(
                "E. R. Berlekamp, J. H. Conway, R. K. Guy", "Winning Ways for your Mathematical Plays", 1982, "ch. 14");
    }

    /// Sets of one coin, or none if there is no such coin.
    static Others<BigInteger> single(BigInteger coin, boolean there) {
        return there ? new Others<>(List.of(List.of(coin)), true) : Others.none();
    }
}
