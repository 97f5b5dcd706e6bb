package org.grundy.heap.kernel.word;

import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.sparse.VectorSplitScan;
import org.grundy.heap.value.HeapValues;

/// Looks for a value among the options of a heap, from the smallest part on: what the window holds first,
/// a vector of splits at a time, then what was stored.
final class SplitSearch {
    /// How many stored values are looked at together.
    private static final int PIECE = 1 << 16;

    private final SplitMoves splits;
    private final WordWindow window;
    private final HeapValues stored;

    /// @param stored all values but those that the window added last, at most half of [WordWindow#MIN_KEPT]
    SplitSearch(SplitMoves splits, WordWindow window, HeapValues stored) {
        this.splits = splits;
        this.window = window;
        this.stored = stored;
    }

    /// Whether some option of a heap has a value.
    ///
    /// @param heap at most a segment behind the last one that the window has counted in
    boolean reaches(long heap, int value) {
        for (int taken : splits.singles()) {
            if ((window.values()[window.place(heap - taken)] & 0xFF) == value) {
                return true;
            }
        }
        for (int pair = 0; pair < splits.pairs().length; pair++) {
            long rest = heap - splits.pairs()[pair];
            if (among(rest, splits.smaller(pair, rest), value)) {
                return true;
            }
        }
        return false;
    }

    private boolean among(long rest, long smaller, int value) {
        int held = (int) Math.min(Math.min(smaller, window.prefixLength() - 1L), rest - window.origin());
        return VectorSplitScan.amongBytes(window.prefix(), window.values(), window.place(rest), held, (byte) value)
                || (held < smaller && amongStored(rest, held + 1L, smaller, value));
    }

    private boolean amongStored(long rest, long from, long last, int value) {
        byte[] small = new byte[PIECE];
        byte[] large = new byte[PIECE];
        for (long part = from; part <= last; part += PIECE) {
            int count = (int) Math.min(PIECE, last - part + 1);
            stored.copy(part, small, 0, count);
            stored.copy(rest - part - count + 1, large, 0, count);
            for (int i = 0; i < count; i++) {
                if ((small[i] ^ large[count - 1 - i]) == value) {
                    return true;
                }
            }
        }
        return false;
    }
}
