package org.grundy.catalog.coin.turning;

import java.util.List;
import java.util.stream.Stream;

/// The nim sums of all sets of coins by their size.
///
/// Cost: adding a coin goes once through a bit for each number up to the largest value, for each size.
final class SizeSums implements CoinSetSums {
    private final SetSizes sizes;
    /// By size; the empty set's sum is 0.
    private final List<XorSet> sums;

    SizeSums(SetSizes sizes) {
        this.sizes = sizes;
        this.sums = Stream.generate(XorSet::new).limit(sizes.most()).toList();
        sums.getFirst().add(0);
    }

    @Override
    public long word(int word) {
        long bits = 0;
        for (int size = sizes.least() - 1; size < sizes.most(); size++) {
            bits |= sums.get(size).word(word);
        }
        return bits;
    }

    @Override
    public void add(int value) {
        for (int size = sums.size() - 1; size > 0; size--) {
            sums.get(size).addSums(sums.get(size - 1), value);
        }
    }

    @Override
    public long cost() {
        return (long) sums.size() * sums.getLast().words();
    }

    /// Whether a number is the nim sum of exactly this many coins.
    boolean has(int sum, int size) {
        return sums.get(size).has(sum);
    }
}
