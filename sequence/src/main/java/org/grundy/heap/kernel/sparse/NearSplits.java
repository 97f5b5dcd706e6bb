package org.grundy.heap.kernel.sparse;

import org.grundy.heap.kernel.SplitMoves;

/// The options of a heap that cannot be marked with a whole block: splits with a small part, whose other
/// part may be in the block, and moves that leave one heap. The most equal split is here too, for the
/// others are scanned two by two.
final class NearSplits {
    /// The largest small part, and the size of a block: splits with larger parts do not depend on the block.
    static final int LAST = 64;

    /// The last part that is marked here: marks for eight heaps at a time leave out some a little above
    /// [#LAST].
    private static final int LISTED = LAST + SparseMarks.TOGETHER;

    private final SplitMoves splits;
    private final SparseEncoding sequence;
    private final SplitScan scan;

    NearSplits(SplitMoves splits, SparseEncoding sequence, SplitScan scan) {
        this.splits = splits;
        this.sequence = sequence;
        this.scan = scan;
    }

    /// Whether one of these options of a heap has an encoded value.
    ///
    /// @param heap all before it are known
    boolean reach(int heap, int encoded) {
        for (int taken : splits.singles()) {
            if (sequence.encodedOption(heap, taken) == encoded) {
                return true;
            }
        }
        for (int pair = 0; pair < splits.pairs().length; pair++) {
            int rest = heap - splits.pairs()[pair];
            if (sum(1, rest) == encoded
                    || sum(splits.smaller(pair, rest), rest) == encoded
                    || scan.find(rest, 1, LISTED / 2 + 1, encoded, encoded) != 0) {
                return true;
            }
        }
        return false;
    }

    private int sum(int part, int rest) {
        return sequence.encoded(part) ^ sequence.encoded(rest - part);
    }

    /// Marks these options of a heap.
    ///
    /// @param index of the heap among those marked together
    void mark(int heap, SparseMarks marks, int index) {
        for (int taken : splits.singles()) {
            marks.mark(index, sequence.encodedOption(heap, taken));
        }
        for (int pair = 0; pair < splits.pairs().length; pair++) {
            int rest = heap - splits.pairs()[pair];
            for (int part = 1; part <= LISTED; part++) {
                marks.mark(index, sum(part, rest));
            }
            marks.mark(index, sum(splits.smaller(pair, rest), rest));
        }
    }
}
