package org.grundy.heap.kernel.sparse;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/// Heaps whose cells mark options: heap h with cell c marks that n has the option of c plus the cell of n−h,
/// less the tokens taken, as far as both are larger than [NearSplits#LAST].
///
/// They are taken evenly from among all, for small heaps alone have no large values: those would not mark
/// what only they can.
final class MarkingHeaps {
    private static final long FOUR_TIMES = 0x0001_0001_0001_0001L;
    private static final int FIRST = NearSplits.LAST + 1;

    /// Heaps are taken anew when the sequence has grown by so large a part.
    private static final int GROWTH = 16;

    private final SparseEncoding sequence;
    private int[] heaps = new int[64];
    private char[] cells = new char[64];
    private int size;
    private int taken;
    private int takenAt = -GROWTH;
    private int numbered;

    /// No heaps yet.
    MarkingHeaps(SparseEncoding sequence) {
        this.sequence = sequence;
    }

    /// How many there are.
    int size() {
        return size;
    }

    /// Takes all rare heaps. Then no others may be taken.
    void takeRare() {
        if (numbered == 0) {
            size = 0;
        }
        while (numbered < sequence.rares()) {
            add(sequence.rareHeap(numbered++));
        }
    }

    /// Takes about so many rare heaps.
    void takeRare(int wanted) {
        take(wanted, sequence.rares(), sequence::rareHeap);
    }

    /// Takes about so many heaps without regard to their values.
    void takeAny(int wanted) {
        take(wanted, sequence.size(), heap -> heap);
    }

    private void take(int wanted, int all, IntUnaryOperator heap) {
        if (wanted == taken && sequence.size() - takenAt <= takenAt / GROWTH) {
            return;
        }
        size = 0;
        taken = wanted;
        takenAt = sequence.size();
        double step = Math.max(1, (double) all / wanted);
        for (double i = 0; i < all; i += step) {
            add(heap.applyAsInt((int) i));
        }
    }

    private void add(int heap) {
        if (heap < FIRST) {
            return;
        }
        if (size == heaps.length) {
            heaps = Arrays.copyOf(heaps, 2 * size);
            cells = Arrays.copyOf(cells, 2 * size);
        }
        heaps[size] = heap;
        cells[size++] = (char) sequence.cell(heap);
    }

    /// Marks options of eight heaps in a row, of which `rest` and the next seven tokens are left.
    ///
    /// @param marks for each of the eight heaps as many bytes as there are cells; their number is a power of
    ///     two
    void mark(int rest, byte[] marks) {
        long width = marks.length / SparseMarks.TOGETHER;
        long places = width << 16 | (2 * width) << 32 | (3 * width) << 48;
        long further = places + 4 * width * FOUR_TIMES;
        int[] from = heaps;
        char[] with = cells;
        int to = size;
        while (to > 0 && from[to - 1] > rest - NearSplits.LAST) {
            to--;
        }
        for (int i = 0; i < to; i++) {
            int partner = rest - from[i];
            long cell = with[i] * FOUR_TIMES;
            long four = sequence.four(partner) ^ (cell + places);
            long next = sequence.four(partner + 4) ^ (cell + further);
            // In this form the compiler sees that no place is outside of the array.
            marks[(int) four & (marks.length - 1)] = 1;
            marks[(int) (four >>> 16) & (marks.length - 1)] = 1;
            marks[(int) (four >>> 32) & (marks.length - 1)] = 1;
            marks[(int) (four >>> 48) & (marks.length - 1)] = 1;
            marks[(int) next & (marks.length - 1)] = 1;
            marks[(int) (next >>> 16) & (marks.length - 1)] = 1;
            marks[(int) (next >>> 32) & (marks.length - 1)] = 1;
            marks[(int) (next >>> 48) & (marks.length - 1)] = 1;
        }
    }
}
