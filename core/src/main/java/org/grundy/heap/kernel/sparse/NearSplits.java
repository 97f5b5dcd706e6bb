package org.grundy.heap.kernel.sparse;

import org.grundy.heap.kernel.SplitMoves;

/// The options of a heap that cannot be marked before its turn comes: splits with a small part, whose other
/// part is a heap shortly before it, and moves that leave one heap. The most equal split is here too, for
/// others are looked at two by two.
final class NearSplits {
    /// Splits with larger parts may be marked and looked at before.
    static final int LAST = 64;

    /// What is marked together for eight heaps leaves out some parts a little above [#LAST].
    private static final int LISTED = LAST + SparseMarks.TOGETHER;

    private final SplitMoves splits;
    private final SparseEncoding sequence;
    private final SplitScan scan;

    NearSplits(SplitMoves splits, SparseEncoding sequence, SplitScan scan) {
        this.splits = splits;
        this.sequence = sequence;
        this.scan = scan;
    }

    /// Whether one of these options of a heap has a cell.
    ///
    /// @param heap all before it being known
    boolean reach(int heap, int cell) {
        for (int taken : splits.singles()) {
            if (sequence.cell(heap - taken) == cell) {
                return true;
            }
        }
        for (int pair = 0; pair < splits.pairs().length; pair++) {
            int rest = heap - splits.pairs()[pair];
            if (sum(1, rest) == cell
                    || sum(splits.smaller(pair, rest), rest) == cell
                    || scan.look(rest, 1, LISTED / 2 + 1, cell, cell) != 0) {
                return true;
            }
        }
        return false;
    }

    private int sum(int part, int rest) {
        return sequence.cell(part) ^ sequence.cell(rest - part);
    }

    /// Marks these options of a heap.
    ///
    /// @param index of the heap among those marked together
    void mark(int heap, SparseMarks marks, int index) {
        for (int taken : splits.singles()) {
            marks.mark(index, sequence.cell(heap - taken));
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
