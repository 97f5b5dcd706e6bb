package org.grundy.heap.kernel.sparse;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.grundy.heap.kernel.SparseSpace;

/// A nim-sequence in sparse space, written so that the nim sum of two cells tells class and number at once:
/// a cell is the number of a value within its class ([SparseSpace#code]), and above it a bit that is set for
/// common values. This map keeps nim sums, so cells are added like values.
///
/// Cells have two bytes and can be read four at a time.
final class SparseEncoding {
    /// With so many bits a cell leaves room in its two bytes for one of eight heaps.
    static final int MOST_BITS = 13;

    private static final VarHandle FOUR = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle ONE = MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.LITTLE_ENDIAN);

    private final SparseSpace space;
    private byte[] cells = new byte[0];
    private int size;
    private int[] rareHeaps = new int[16];
    private int rares;

    /// No cells.
    ///
    /// @param space of at most [#MOST_BITS] bits
    SparseEncoding(SparseSpace space) {
        this.space = space;
    }

    SparseSpace space() {
        return space;
    }

    /// How many cells there are.
    int size() {
        return size;
    }

    /// The cell of a heap.
    int cell(int heap) {
        return (char) ONE.get(cells, Character.BYTES * heap);
    }

    /// The cells of four heaps in a row, the first one lowest.
    long four(int heap) {
        return (long) FOUR.get(cells, Character.BYTES * heap);
    }

    /// The cell that a value has.
    ///
    /// @param value of the space
    int cellOf(int value) {
        return (space.rare(value) ? 0 : space.codes()) | space.code(value);
    }

    /// Adds the cell of the next heap.
    void add(int cell) {
        if (Character.BYTES * size >= cells.length - 4 * Long.BYTES) {
            cells = Arrays.copyOf(cells, Math.addExact(3 * size, 1 << 10));
        }
        ONE.set(cells, Character.BYTES * size, (char) cell);
        if (cell < space.codes()) {
            if (rares == rareHeaps.length) {
                rareHeaps = Arrays.copyOf(rareHeaps, 2 * rares);
            }
            rareHeaps[rares++] = size;
        }
        size++;
    }

    /// How many rare heaps there are.
    int rares() {
        return rares;
    }

    /// One of the rare heaps, which are numbered from the smallest on.
    int rareHeap(int number) {
        return rareHeaps[number];
    }
}
