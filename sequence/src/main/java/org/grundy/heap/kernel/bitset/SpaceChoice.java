package org.grundy.heap.kernel.bitset;

import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.value.NimValues;

/// Which values are rare, chosen again whenever the tables are made again.
@FunctionalInterface
interface SpaceChoice {
    /// The division of some values.
    SparseSpace of(NimValues values);

    /// The one by which the fewest heaps are rare.
    static SpaceChoice fewestRare(SplitMoves splits) {
        return values -> SparseSpace.find(values, splits.parity(), SparseSpace.KERNEL_WEIGHT);
    }
}
