package org.grundy.heap.kernel.bitset;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// Transposes matrices of eight class indices and eight heaps: from a byte of heaps for each index to a
/// byte of indices for each heap.
///
/// Blocks of 1, 2 and 4 bits are exchanged across the diagonal in turn.
///
/// Source: H. S. Warren, *Hacker's Delight* (2013), ch. 7-3.
public final class BitTranspose {
    private static final int SIDE = HeapBitMatrices.SIDE;
    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private BitTranspose() {}

    /// Transposes the matrices of a group.
    ///
    /// @param matrices of these heaps, from byte `at` on
    /// @param heaps how many, a multiple of 8
    /// @param columns gets the bits of heap j in the `width` words from width·j on
    /// @param width how many words a heap has
    /// @param group the indices are 8·group to 8·group+7
    public static void transpose(byte[] matrices, int at, int heaps, long[] columns, int width, int group) {
        int word = group / SIDE;
        int shift = group % SIDE * SIDE;
        long others = shift == 0 ? 0 : -1L >>> (Long.SIZE - shift);
        for (int heap = 0; heap < heaps; heap += SIDE) {
            long matrix = transposed((long) WORDS.get(matrices, at + heap));
            int to = heap * width + word;
            for (int i = 0; i < SIDE; i++) {
                columns[to + i * width] =
                        (columns[to + i * width] & others) | ((matrix >>> (i * SIDE) & 0xFF) << shift);
            }
        }
    }

    private static long transposed(long matrix) {
        long swap = (matrix ^ matrix >>> 7) & 0x00AA00AA00AA00AAL;
        long bits = matrix ^ swap ^ swap << 7;
        swap = (bits ^ bits >>> 14) & 0x0000CCCC0000CCCCL;
        bits ^= swap ^ swap << 14;
        swap = (bits ^ bits >>> 28) & 0x00000000F0F0F0F0L;
        return bits ^ swap ^ swap << 28;
    }
}
