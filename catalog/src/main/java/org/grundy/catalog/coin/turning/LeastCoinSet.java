package org.grundy.catalog.coin.turning;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// Finds one set of coins with a nim sum, of the sizes that a family allows, without going through all
/// sets: the row of all sums is built up again until the sum is there, and then the coin that brought it
/// must be in the set. The same is done for the rest with one coin less.
final class LeastCoinSet {
    private final SetSizes sizes;
    private final int[] values;

    /// @param sizes the family
    /// @param values of the coins to choose from
    LeastCoinSet(SetSizes sizes, int[] values) {
        this.sizes = sizes;
        this.values = values;
    }

    /// One set with a nim sum, or none if there is none.
    TurnedTogether<BigInteger> withSum(int sum) {
        for (int size = sizes.least() - 1; size < sizes.most(); size++) {
            Deque<BigInteger> set = new ArrayDeque<>();
            if (find(sum, size, set)) {
                return new TurnedTogether<>(List.of(List.copyOf(set)), false);
            }
        }
        return TurnedTogether.none();
    }

    private boolean find(int sum, int size, Deque<BigInteger> set) {
        int rest = sum;
        int end = values.length;
        for (int left = size; left > 0; left--) {
            int last = bringing(rest, left, end);
            if (last < 0) {
                return false;
            }
            set.addFirst(BigInteger.valueOf(last));
            rest ^= values[last];
            end = last;
        }
        return rest == 0;
    }

    /// The coin with which the first coins have a set of some size with the sum; -1 if that takes more than `end`
    /// coins.
    private int bringing(int sum, int size, int end) {
        SizeSums sums = sizes.sums();
        for (int coin = 0; coin < end; coin++) {
            sums.add(values[coin]);
            if (sums.has(sum, size)) {
                return coin;
            }
        }
        return -1;
    }
}
