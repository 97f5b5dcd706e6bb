package org.grundy.heap.kernel;

import org.grundy.heap.value.NimValues;

/// What kernels learn about a sequence before they are tried on it: that of a code that splits heaps in two,
/// as far as it is known.
///
/// @param space the best sparse space ([SparseSpace#find])
/// @param size how many values are known
/// @param rare how many heaps are rare
/// @param recentRare how many of those are in the last quarter
public record SequenceProfile(SparseSpace space, int size, int rare, int recentRare) {
    /// The profile of some values.
    public static SequenceProfile of(SplitMoves splits, NimValues values) {
        SparseSpace space = SparseSpace.find(values, splits.parity(), SparseSpace.KERNEL_WEIGHT);
        int recent = values.size() / 4 * 3;
        int recentRare = space.rareHeaps(values, recent, values.size());
        return new SequenceProfile(space, values.size(), space.rareHeaps(values, 0, recent) + recentRare, recentRare);
    }

    /// How many heaps the last quarter has.
    public int recent() {
        return size - size / 4 * 3;
    }
}
