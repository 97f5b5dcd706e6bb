package org.grundy.catalog.coin.turning;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/// The values of the coins of a row from the left, computed in order on demand. It ends where
/// going on would take more than about a second or values of more than 22 bits. May be used by several
/// threads.
final class CoinTable {
    private static final long MOST_WORK = 1L << 28;
    private static final int LARGEST_VALUE = (1 << 22) - 1;

    private final List<Integer> values = new ArrayList<>();
    private final CoinSetSums sums;
    private long work;
    private boolean ended;

    CoinTable(TurningFamily turning) {
        this.sums = turning.sums();
    }

    /// The value of a coin; empty beyond the end of the table.
    ///
    /// @param coin counted from the left, from 0
    synchronized OptionalInt value(long coin) {
        grow(coin + 1);
        return coin < values.size() ? OptionalInt.of(values.get((int) coin)) : OptionalInt.empty();
    }

    /// The values of the first coins.
    ///
    /// @throws IndexOutOfBoundsException if the table ends before the last of them
    synchronized int[] first(int count) {
        grow(count);
        return values.subList(0, count).stream().mapToInt(Integer::intValue).toArray();
    }

    private void grow(long count) {
        while (values.size() < count && !ended) {
            append();
        }
    }

    private void append() {
        int word = 0;
        while (sums.word(word) == -1L) {
            word++;
        }
        int value = (word << 6) + Long.numberOfTrailingZeros(~sums.word(word));
        work += sums.cost() + word + 1;
        ended = value > LARGEST_VALUE || work > MOST_WORK;
        if (!ended) {
            values.add(value);
            sums.add(value);
        }
    }
}
