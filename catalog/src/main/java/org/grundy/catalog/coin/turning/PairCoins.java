package org.grundy.catalog.coin.turning;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// Two coins, or also one: Nim, for a head and the coin to its left that is turned with it are a heap and
/// what is left of it.
///
/// @param fewer whether a coin may be turned alone: then the leftmost coin is worth 1, else 0
record PairCoins(boolean fewer) implements RowCoins {
    @Override
    public Optional<BigInteger> value(BigInteger coin) {
        return Optional.of(fewer ? coin.add(BigInteger.ONE) : coin);
    }

    @Override
    public Optional<String> valuedWhere(String coin, String value) {
        return Optional.of(coin + (fewer ? " + 1 = " : " = ") + value);
    }

    @Override
    public TurnedTogether<BigInteger> withSum(BigInteger coin, BigInteger sum) {
        BigInteger other = fewer ? sum.subtract(BigInteger.ONE) : sum;
        return other.signum() < 0
                ? new TurnedTogether<>(List.of(List.of()), true)
                : RowCoins.single(other, other.compareTo(coin) < 0);
    }

    @Override
    public String key() {
        return fewer ? "turtles" : "twins";
    }
}
