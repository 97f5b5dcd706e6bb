package org.grundy.heap.kernel.sparse;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/// Heaps that mark options: heap h marks for heap n the nim sum of the values of h and of n−h, less the
/// tokens taken, as far as both parts are larger than [NearSplits#LAST].
///
/// They are chosen in runs at equal distances among all, for small heaps alone have no large values, and some options
/// come from large values only.
final class MarkingHeaps {
    private static final long FOUR_LANES = 0x0001_0001_0001_0001L;
    private static final int FIRST = NearSplits.LAST + 1;

    /// How many neighbours are chosen together: their partners lie in one or two cache lines.
    private static final int RUN = 32;

    /// Heaps are chosen again when the sequence has grown by this part of its size, 1/16.
    private static final int RENEWAL = 16;

    private final SparseEncoding sequence;
    private int[] heaps = new int[64];
    private char[] encoded = new char[64];
    private int size;
    private int chosen;
    private int chosenAt = -RENEWAL;
    private int rareUsed;

    /// No heaps yet.
    MarkingHeaps(SparseEncoding sequence) {
        this.sequence = sequence;
    }

    /// How many there are.
    int size() {
        return size;
    }

    /// Uses all rare heaps. No others may be used afterwards.
    void useRare() {
        if (rareUsed == 0) {
            size = 0;
        }
        while (rareUsed < sequence.rares()) {
            add(sequence.rareHeap(rareUsed++));
        }
    }

    /// Uses about so many rare heaps.
    void useRare(int wanted) {
        use(wanted, sequence.rares(), sequence::rareHeap);
    }

    /// Uses about so many heaps of any value.
    void useAny(int wanted) {
        use(wanted, sequence.size(), heap -> heap);
    }

    private void use(int wanted, int all, IntUnaryOperator heap) {
        if (wanted == chosen && sequence.size() - chosenAt <= chosenAt / RENEWAL) {
            return;
        }
        size = 0;
        chosen = wanted;
        chosenAt = sequence.size();
        double step = RUN * Math.max(1, (double) all / wanted);
        for (double from = 0; from < all; from += step) {
            int to = Math.min(all, (int) from + RUN);
            for (int i = (int) from; i < to; i++) {
                add(heap.applyAsInt(i));
            }
        }
    }

    private void add(int heap) {
        if (heap < FIRST) {
            return;
        }
        if (size == heaps.length) {
            heaps = Arrays.copyOf(heaps, 2 * size);
            encoded = Arrays.copyOf(encoded, 2 * size);
        }
        heaps[size] = heap;
        encoded[size++] = (char) sequence.encoded(heap);
    }

    /// Marks options of eight heaps in a row, of which `rest` and the next seven tokens are left.
    ///
    /// @param marks for each of the eight heaps a byte for each encoded value; their number is a power of two
    void mark(int rest, byte[] marks) {
        long width = marks.length / SparseMarks.TOGETHER;
        long firstPlaces = width << 16 | (2 * width) << 32 | (3 * width) << 48;
        long lastPlaces = firstPlaces + 4 * width * FOUR_LANES;
        int[] from = heaps;
        char[] values = encoded;
        int to = size;
        while (to > 0 && from[to - 1] > rest - NearSplits.LAST) {
            to--;
        }
        for (int i = 0; i < to; i++) {
            int partner = rest - from[i];
            long own = values[i] * FOUR_LANES;
            long first = sequence.four(partner) ^ (own + firstPlaces);
            long next = sequence.four(partner + 4) ^ (own + lastPlaces);
            // By this mask the compiler sees that no place is outside the array.
            marks[(int) first & (marks.length - 1)] = 1;
            marks[(int) (first >>> 16) & (marks.length - 1)] = 1;
            marks[(int) (first >>> 32) & (marks.length - 1)] = 1;
            marks[(int) (first >>> 48) & (marks.length - 1)] = 1;
            marks[(int) next & (marks.length - 1)] = 1;
            marks[(int) (next >>> 16) & (marks.length - 1)] = 1;
            marks[(int) (next >>> 32) & (marks.length - 1)] = 1;
            marks[(int) (next >>> 48) & (marks.length - 1)] = 1;
        }
    }
}
