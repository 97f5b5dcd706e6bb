package org.grundy.catalog.coin.turning;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.game.ReasonStep;

/// Runs of any length: the n-th coin, from 1, is worth the largest power of two that divides n.
///
/// The nim sum of the first n values is n ⊕ ⌊n/2⌋ (Gray's code), so the run after the m-th coin up to the
/// n-th has the nim sum that m ⊕ n has in Gray's code, and for each sum there is at most one run.
record RulerCoins() implements RowCoins {
    private static final BigInteger LONGEST_NAMED = BigInteger.valueOf(1 << 12);

    @Override
    public Optional<BigInteger> value(BigInteger coin) {
        return Optional.of(BigInteger.ONE.shiftLeft(coin.add(BigInteger.ONE).getLowestSetBit()));
    }

    @Override
    public Optional<String> valuedWhere(String coin, String value) {
        return Optional.of("lowbit(" + coin + " + 1) = " + value);
    }

    @Override
    public TurnedTogether<BigInteger> withSum(BigInteger coin, BigInteger sum) {
        Optional<BigInteger> start = start(coin, sum);
        if (start.isEmpty()) {
            return TurnedTogether.none();
        }
        BigInteger length = coin.subtract(start.get());
        return length.compareTo(LONGEST_NAMED) > 0
                ? new TurnedTogether<>(List.of(), false)
                : new TurnedTogether<>(List.of(run(start.get(), length.intValueExact())), true);
    }

    private static List<BigInteger> run(BigInteger start, int length) {
        return IntStream.range(0, length)
                .mapToObj(i -> start.add(BigInteger.valueOf(i)))
                .toList();
    }

    /// The first coin of the run that ends before a coin and has a nim sum; the coin itself for the empty
    /// run.
    private static Optional<BigInteger> start(BigInteger coin, BigInteger sum) {
        BigInteger start = coin.xor(fromGray(sum));
        return start.compareTo(coin) <= 0 ? Optional.of(start) : Optional.empty();
    }

    /// The number n with n ⊕ ⌊n/2⌋ = gray.
    private static BigInteger fromGray(BigInteger gray) {
        BigInteger number = gray;
        for (int shift = 1; shift < gray.bitLength(); shift *= 2) {
            number = number.xor(number.shiftRight(shift));
        }
        return number;
    }

    @Override
    public Optional<ReasonStep> how(BigInteger coin, BigInteger sum, BigInteger first) {
        return start(coin, sum)
                .map(start -> start.equals(coin)
                        ? ReasonStep.of("coins.alone", "coin", coin.add(first))
                        : ReasonStep.of("ruler.run", "start", start.add(first), "coin", coin.add(first)));
    }

    @Override
    public String key() {
        return "ruler";
    }
}
