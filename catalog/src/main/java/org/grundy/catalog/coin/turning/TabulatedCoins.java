package org.grundy.catalog.coin.turning;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.game.StopListing;

/// Any family: values by the mex, as far as a table goes.
///
/// @param turning the family
/// @param table of its values
record TabulatedCoins(TurningFamily turning, CoinTable table) implements RowCoins {
    private static final long MOST_LOOKED_AT = 1L << 22;

    @Override
    public Optional<BigInteger> value(BigInteger coin) {
        if (coin.bitLength() > Integer.SIZE) {
            return Optional.empty();
        }
        return table.value(coin.longValueExact()).stream()
                .mapToObj(BigInteger::valueOf)
                .findFirst();
    }

    @Override
    public TurnedTogether<BigInteger> withSum(BigInteger coin, BigInteger sum) {
        if (sum.bitLength() >= Integer.SIZE) {
            return TurnedTogether.none();
        }
        if (coin.longValueExact() > turning.lastListed()) {
            return new TurnedTogether<>(List.of(), false);
        }
        Found found = new Found(coin.longValueExact(), sum.intValueExact());
        return found.sets.isEmpty() && !found.complete ? found.one() : new TurnedTogether<>(found.sets, found.complete);
    }

    @Override
    public String key() {
        return "coins";
    }

    /// The sets with a nim sum, found by going through all of them.
    private final class Found {
        private final List<List<BigInteger>> sets = new ArrayList<>();
        private final int sum;
        private final int[] values;
        private final boolean complete;
        private long looked;

        Found(long coin, int sum) {
            this.sum = sum;
            this.values = table.first((int) coin);
            boolean all;
            try {
                turning.each(coin, this::look);
                all = true;
            } catch (StopListing enough) {
                all = false;
            }
            this.complete = all;
        }

        private void look(long[] coins, int count) {
            if (sets.size() == TurnedTogether.MOST_SETS || ++looked > MOST_LOOKED_AT) {
                throw new StopListing();
            }
            int rest = sum;
            for (int i = 0; i < count; i++) {
                rest ^= values[(int) coins[i]];
            }
            if (rest == 0) {
                sets.add(numbers(coins, count));
            }
        }

        /// One set, where there are too many to look at them all.
        private TurnedTogether<BigInteger> one() {
            return turning instanceof SetSizes sizes
                    ? new LeastCoinSet(sizes, values).withSum(sum)
                    : new TurnedTogether<>(List.of(), false);
        }
    }

    private static List<BigInteger> numbers(long[] coins, int count) {
        return LongStream.of(coins).limit(count).mapToObj(BigInteger::valueOf).toList();
    }
}
