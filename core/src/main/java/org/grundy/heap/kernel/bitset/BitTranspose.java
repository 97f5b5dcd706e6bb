package org.grundy.heap.kernel.bitset;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// Turns squares of eight codes and eight heaps round: from a byte of heaps for each code to a byte of codes
/// for each heap.
///
/// Pairs of bits, of pairs and of fours are exchanged across the diagonal.
///
/// Source: H. S. Warren, *Hacker's Delight* (2013), ch. 7-3.
public final class BitTranspose {
    private static final int SIDE = HeapBitMatrices.SIDE;
    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private BitTranspose() {}

    /// Turns the squares of a group round.
    ///
    /// @param squares of these heaps, from byte `at` on
    /// @param heaps how many, a multiple of 8
    /// @param columns gets the codes of heap j as the `width` words from width·j on
    /// @param width how many words a heap has
    /// @param group the codes are 8·group and the seven next ones
    public static void turn(byte[] squares, int at, int heaps, long[] columns, int width, int group) {
        int word = group / SIDE;
        int shift = group % SIDE * SIDE;
        long others = shift == 0 ? 0 : -1L >>> (Long.SIZE - shift);
        for (int heap = 0; heap < heaps; heap += SIDE) {
            long square = turned((long) WORDS.get(squares, at + heap));
            int to = heap * width + word;
            for (int i = 0; i < SIDE; i++) {
                columns[to + i * width] =
                        (columns[to + i * width] & others) | ((square >>> (i * SIDE) & 0xFF) << shift);
            }
        }
    }

    private static long turned(long square) {
        long swap = (square ^ square >>> 7) & 0x00AA00AA00AA00AAL;
        long bits = square ^ swap ^ swap << 7;
        swap = (bits ^ bits >>> 14) & 0x0000CCCC0000CCCCL;
        bits ^= swap ^ swap << 14;
        swap = (bits ^ bits >>> 28) & 0x00000000F0F0F0F0L;
        return bits ^ swap ^ swap << 28;
    }
}
