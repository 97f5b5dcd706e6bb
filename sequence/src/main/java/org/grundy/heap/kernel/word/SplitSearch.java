package org.grundy.heap.kernel.word;

import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.sparse.VectorSplitScan;
import org.grundy.heap.value.HeapValues;
import org.jspecify.annotations.Nullable;

/// Looks for a value among the options of a heap, from the smallest part on: what the window holds first,
/// a vector of splits at a time, then what was stored; where nothing was, the search may end without an
/// answer.
final class SplitSearch {
    /// How many stored values are looked at together.
    private static final int PIECE = 1 << 16;

    private final SplitMoves splits;
    private final WordWindow window;
    private final @Nullable HeapValues stored;
    private int farthest = WordWitnesses.MOST_CANDIDATES;
    private boolean whole = true;

    /// @param stored all values but those that the window added last, at most half of
    ///     those that it keeps; null where there are none but those of the window
    SplitSearch(SplitMoves splits, WordWindow window, @Nullable HeapValues stored) {
        this.splits = splits;
        this.window = window;
        this.stored = stored;
    }

    /// Whether the last search went through all splits, or found what it looked for.
    boolean isDecided() {
        return whole;
    }

    /// No larger part was needed so far, but of splits that the window does not hold.
    int farthest() {
        return farthest;
    }

    /// Whether some option of a heap has a value; false is an answer only if the search [is
    /// decided][#isDecided()].
    ///
    /// @param heap at most a segment behind the last one that the window has counted in
    boolean reaches(long heap, int value) {
        whole = true;
        boolean found = isOption(heap, value);
        whole |= found;
        return found;
    }

    private boolean isOption(long heap, int value) {
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
        return amongHeld(rest, held, value) || (held < smaller && amongStored(rest, held + 1L, smaller, value));
    }

    private boolean amongHeld(long rest, int held, int value) {
        int last = Math.min(held, farthest);
        boolean found = amongHeldTo(last, rest, value);
        while (!found && last < held) {
            last = Math.min(held, 2 * last);
            found = amongHeldTo(last, rest, value);
        }
        farthest = found ? Math.max(farthest, last) : farthest;
        return found;
    }

    private boolean amongHeldTo(int last, long rest, int value) {
        return VectorSplitScan.amongBytes(window.prefix(), window.values(), window.place(rest), last, (byte) value);
    }

    private boolean amongStored(long rest, long from, long last, int value) {
        if (stored == null) {
            whole = false;
            return false;
        }
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
