package org.grundy.heap.kernel.word;

import java.util.Arrays;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.value.HeapValues;
import org.grundy.heap.value.NimValues;
import org.grundy.run.Run;

/// The rare heaps of a sequence, as far as it is known, with their values.
public final class RareHeaps {
    /// How many values are looked at between two charges.
    private static final int PIECE = 1 << 16;

    /// So many values that are looked at take about as long as a step.
    private static final int VALUES_A_STEP = 128;

    private long[] heaps = new long[64];
    private int[] values = new int[64];
    private int count;

    /// The rare heaps among some values.
    ///
    /// Cost: one pass over them.
    ///
    /// @param known values below 256
    /// @param run charged for the pass
    public static RareHeaps of(HeapValues known, SparseSpace space, Run run) {
        boolean[][] rare = new boolean[2][256];
        for (int value = 0; value < 256; value++) {
            rare[0][value] = space.rare(value, 0);
            rare[1][value] = space.rare(value, 1);
        }
        RareHeaps found = new RareHeaps();
        byte[] piece = new byte[PIECE];
        for (long from = 0; from < known.count(); from += PIECE) {
            run.options(PIECE / VALUES_A_STEP);
            int heaps = (int) Math.min(PIECE, known.count() - from);
            known.copy(from, piece, 0, heaps);
            for (int i = 0; i < heaps; i++) {
                if (rare[i & 1][piece[i] & 0xFF]) {
                    found.add(from + i, piece[i] & 0xFF);
                }
            }
        }
        return found;
    }

    /// The rare heaps among some values of any size.
    ///
    /// Cost: one pass over them.
    public static RareHeaps among(NimValues known, SparseSpace space) {
        RareHeaps found = new RareHeaps();
        for (int heap : space.rarePositions(known, 0)) {
            found.add(heap, known.get(heap));
        }
        return found;
    }

    /// Adds a heap.
    void add(long heap, int value) {
        if (count == heaps.length) {
            heaps = Arrays.copyOf(heaps, 2 * count);
            values = Arrays.copyOf(values, 2 * count);
        }
        heaps[count] = heap;
        values[count++] = value;
    }

    /// How many there are.
    public int count() {
        return count;
    }

    long heap(int i) {
        return heaps[i];
    }

    int value(int i) {
        return values[i];
    }

    /// The last one; −1 if there is none.
    public long last() {
        return count == 0 ? -1 : heaps[count - 1];
    }
}
