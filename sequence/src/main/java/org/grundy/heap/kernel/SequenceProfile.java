package org.grundy.heap.kernel;

import org.grundy.heap.value.NimValues;

/// What the choice of a kernel learns about a sequence: that of a code that splits heaps in two,
/// as far as it is known.
///
/// @param kinds of splits that moves make
/// @param space the best sparse space ([SparseSpace#find])
/// @param size how many values are known
/// @param max the largest value
/// @param rare how many heaps are rare
/// @param recentRare how many of those are in the last quarter
public record SequenceProfile(int kinds, SparseSpace space, int size, int max, int rare, int recentRare) {
    /// The profile of some values.
    public static SequenceProfile of(SplitMoves splits, NimValues values) {
        SparseSpace space = SparseSpace.find(values, splits.parity(), SparseSpace.KERNEL_WEIGHT);
        int recent = values.size() / 4 * 3;
        int recentRare = space.rareHeaps(values, recent, values.size());
        return new SequenceProfile(
                splits.pairs().length,
                space,
                values.size(),
                values.max(),
                space.rareHeaps(values, 0, recent) + recentRare,
                recentRare);
    }

    /// How many class indices the values known need.
    public int indices() {
        return Math.min(space.classSize(), max / 2 + 1);
    }

    /// How many shifts the rare heaps give.
    public double shifts() {
        return (double) rare * kinds;
    }

    /// How many heaps the last quarter has.
    public int recent() {
        return size - size / 4 * 3;
    }
}
