package org.grundy.catalog.coin.turning;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Three coins, or also fewer: the values are odious numbers, those with an odd number of ones in binary.
///
/// The nim sum of two odious numbers is not odious, and every number that is not is the sum of two in many
/// ways. With exactly three coins the two leftmost are worth nothing and fill up a move that would need
/// fewer.
///
/// @param fewer whether one or two coins may be turned as well
record TripleCoins(boolean fewer) implements RowCoins {
    @Override
    public Optional<BigInteger> value(BigInteger coin) {
        return Optional.of(rank(coin).signum() < 0 ? BigInteger.ZERO : odious(rank(coin)));
    }

    /// Which odious number the value is, from 0; negative for a coin worth nothing.
    private BigInteger rank(BigInteger coin) {
        return coin.subtract(BigInteger.valueOf(worthless()));
    }

    /// How many coins at the left end are worth nothing.
    private int worthless() {
        return fewer ? 0 : 2;
    }

    private static BigInteger odious(BigInteger rank) {
        BigInteger twice = rank.shiftLeft(1);
        return isOdious(rank) ? twice : twice.setBit(0);
    }

    private static boolean isOdious(BigInteger number) {
        return number.bitCount() % 2 == 1;
    }

    @Override
    public TurnedTogether<BigInteger> withSum(BigInteger coin, BigInteger sum) {
        if (coin.compareTo(BigInteger.valueOf(worthless())) < 0) {
            return TurnedTogether.none();
        }
        if (sum.signum() == 0) {
            List<BigInteger> worthless = fewer ? List.of() : List.of(BigInteger.ZERO, BigInteger.ONE);
            return new TurnedTogether<>(List.of(worthless), true);
        }
        BigInteger rank = sum.shiftRight(1);
        return isOdious(sum) ? one(coin, rank) : two(rank(coin), rank);
    }

    private TurnedTogether<BigInteger> one(BigInteger coin, BigInteger rank) {
        BigInteger other = rank.add(BigInteger.valueOf(worthless()));
        if (other.compareTo(coin) >= 0) {
            return TurnedTogether.none();
        }
        return fewer
                ? RowCoins.single(other, true)
                : new TurnedTogether<>(List.of(List.of(BigInteger.ZERO, other), List.of(BigInteger.ONE, other)), true);
    }

    /// Two odious numbers have a sum exactly if their ranks have the sum's half: the last bits then follow.
    /// Of two ranks with this nim sum the larger has its highest bit.
    private TurnedTogether<BigInteger> two(BigInteger bound, BigInteger sum) {
        List<List<BigInteger>> pairs = new ArrayList<>();
        int bit = sum.bitLength() - 1;
        BigInteger larger = BigInteger.ONE.shiftLeft(bit);
        for (long i = 1; larger.compareTo(bound) < 0 && pairs.size() < TurnedTogether.MOST_SETS; i++) {
            pairs.add(List.of(coin(larger.xor(sum)), coin(larger)));
            BigInteger next = BigInteger.valueOf(i);
            BigInteger above = next.shiftRight(bit);
            larger = above.shiftLeft(bit + 1).or(next.xor(above.shiftLeft(bit))).setBit(bit);
        }
        return new TurnedTogether<>(pairs, larger.compareTo(bound) >= 0);
    }

    private BigInteger coin(BigInteger rank) {
        return rank.add(BigInteger.valueOf(worthless()));
    }

    @Override
    public String key() {
        return fewer ? "mockturtles" : "triplets";
    }
}
