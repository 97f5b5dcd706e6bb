package org.grundy.catalog.coin.turning;

import java.math.BigInteger;
import java.util.List;

/// Which coins to the left may be turned together with a coin in a row: the family that makes a game. Coins
/// are counted from the left end, from 0, whatever the numbers that the game gives them.
public sealed interface TurningFamily permits SetSizes, ConsecutiveRuns, FixedDistances, FamilyUnion {
    /// Takes sets of coins.
    @FunctionalInterface
    interface Sets {
        /// The first `count` numbers of an array, ascending; the array may be used again afterwards.
        void to(long[] coins, int count);
    }

    /// The last coin for which [#each] may be asked. Sets of coins farther right are too many or too large.
    default long lastListed() {
        return 1L << 62;
    }

    /// Lists the sets of coins to the left that may be turned together with a coin; none of them twice.
    ///
    /// @param coin 0..[#lastListed]
    void each(long coin, Sets out);

    /// Whether a set of coins may be turned together with a coin.
    ///
    /// @param left coins to the left of it, ascending
    boolean allows(BigInteger coin, List<BigInteger> left);

    /// The nim sums of such sets, for a row without coins yet.
    CoinSetSums sums();

    /// As it is written in parameters.
    String notation();
}
