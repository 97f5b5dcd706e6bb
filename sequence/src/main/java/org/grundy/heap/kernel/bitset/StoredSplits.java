package org.grundy.heap.kernel.bitset;

import org.grundy.heap.kernel.KernelVectors;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.sparse.VectorSplitScan;
import org.grundy.heap.value.HeapValues;

/// A scan of the splits of one heap whose parts are both common, by stored class indices: the nim sum of two common
/// values is the rare one whose class index is the nim sum of theirs.
///
/// Cost: as many bytes are copied, twice, as there are splits.
final class StoredSplits {
    /// How many stored indices are looked at together.
    private static final int PIECE = 1 << 16;

    private final SplitMoves splits;
    private final HeapValues stored;
    private final byte[] small = new byte[PIECE + 1];
    private final byte[] large = new byte[PIECE + 1];

    StoredSplits(SplitMoves splits, HeapValues stored) {
        this.splits = splits;
        this.stored = stored;
    }

    /// Whether a split has a class index.
    ///
    /// @param from the smallest part that is looked at, behind the last rare heap
    boolean reach(long heap, int from, byte index) {
        for (int pair = 0; pair < splits.pairs().length; pair++) {
            long rest = heap - splits.pairs()[pair];
            long last = splits.smaller(pair, rest);
            for (long part = from; part <= last; part += PIECE) {
                int count = (int) Math.min(PIECE, last - part + 1);
                stored.copy(part, small, 1, count);
                stored.copy(rest - part - count + 1, large, 1, count);
                if (among(count, index)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean among(int count, byte index) {
        if (count >= KernelVectors.LENGTH) {
            return VectorSplitScan.amongBytes(small, large, count + 1, count, index);
        }
        for (int i = 1; i <= count; i++) {
            if ((small[i] ^ large[count + 1 - i]) == index) {
                return true;
            }
        }
        return false;
    }
}
