package org.grundy.heap.kernel;

import org.grundy.heap.sequence.NimValues;

/// What the estimates of kernels are made from: the sequence of a code that splits heaps in two, as far as it
/// is known.
///
/// @param splitKinds how many different numbers of tokens a move that leaves two heaps may take
/// @param size how many values are known
/// @param max the largest of them
/// @param rare how many heaps are rare in the best sparse space ([SparseSpace#find])
/// @param recentRare how many of those are in the last quarter
public record SequenceProfile(int splitKinds, int size, int max, int rare, int recentRare) {
    /// Splits of one kind that a heap has, as a part of the values known: heaps until the next choice are
    /// 1.25 times as large on average, and half of the splits differ.
    private static final double SPLITS_PER_VALUE = 0.6;

    /// The profile of some values.
    static SequenceProfile of(SplitMoves splits, NimValues values) {
        SparseSpace space = SparseSpace.find(values, splits.parity(), SparseSpace.KERNEL_WEIGHT);
        int recent = values.size() / 4 * 3;
        int recentRare = space.rareHeaps(values, recent, values.size());
        return new SequenceProfile(
                splits.pairs().length,
                values.size(),
                values.max(),
                space.rareHeaps(values, 0, recent) + recentRare,
                recentRare);
    }

    /// How many different splits each of the next heaps has, on average.
    public double splits() {
        return splitKinds * SPLITS_PER_VALUE * size;
    }

    /// How many options of a heap come from rare heaps.
    public double rareShifts() {
        return (double) rare * splitKinds;
    }

    /// How many heaps the last quarter has.
    public double recent() {
        return size / 4.0;
    }
}
