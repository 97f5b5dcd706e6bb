package org.grundy.heap;

/// The options of a heap that cannot be marked before its turn comes: splits with a small part, whose other
/// part is a heap shortly before it, and moves that leave one heap. The most equal split is here too, for
/// others are looked at two by two.
final class NearSplits {
    /// Splits with larger parts may be marked and looked at before.
    static final int LAST = 64;

    /// What is marked together for eight heaps leaves out some parts a little above [#LAST].
    private static final int LISTED = LAST + SparseMarks.TOGETHER;

    private final Splits splits;
    private final SparseCells sequence;
    private final int[] cells;
    private int size;

    NearSplits(Splits splits, SparseCells sequence) {
        this.splits = splits;
        this.sequence = sequence;
        this.cells = new int[splits.singles().length + (LISTED + 1) * splits.pairs().length];
    }

    /// Lists the cells of a heap's options.
    ///
    /// @param heap all before it being known
    void list(int heap) {
        size = 0;
        for (int taken : splits.singles()) {
            cells[size++] = sequence.cell(heap - taken);
        }
        for (int pair = 0; pair < splits.pairs().length; pair++) {
            int rest = heap - splits.pairs()[pair];
            int middle = splits.smaller(pair, rest);
            for (int part = 1; part <= Math.min(LISTED, middle); part++) {
                cells[size++] = sequence.cell(part) ^ sequence.cell(rest - part);
            }
            cells[size++] = sequence.cell(middle) ^ sequence.cell(rest - middle);
        }
    }

    /// Whether a cell is listed.
    boolean contain(int cell) {
        boolean found = false;
        for (int i = 0; i < size; i++) {
            found |= cells[i] == cell;
        }
        return found;
    }

    /// Marks what is listed.
    ///
    /// @param index of the heap among those marked together
    void mark(SparseMarks marks, int index) {
        for (int i = 0; i < size; i++) {
            marks.mark(index, cells[i]);
        }
    }
}
