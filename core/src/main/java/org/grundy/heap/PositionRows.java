package org.grundy.heap;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/// For each code the set of heaps that have it, as a row of bits: bit i of a row is heap origin+i, the
/// lowest bit of a byte first. Only the last heaps are kept; the window moves on as heaps are added.
///
/// Rows lie one after the other in one array. Their distance is an odd number of cache lines, so that the
/// same place of many rows does not compete for the same set of the cache (with a power of two an access
/// was measured to take three times as long). A row ends with a block of zeros, so a whole block can be
/// read from any heap of the window.
final class PositionRows {
    /// How many heaps are dealt with at once: 512 bits read at a byte's start hold 505 heaps from any bit
    /// of the first byte on, and blocks begin at a byte.
    static final int BLOCK = 504;

    /// The bytes of a block that is read, and the words.
    static final int BLOCK_BYTES = 64;

    static final int BLOCK_WORDS = 8;

    private static final int SLACK_BYTES = 2 * BLOCK_BYTES;
    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final int codes;
    private final int window;
    private final int stride;
    private final byte[] bits;
    private int origin;

    /// Empty rows.
    ///
    /// @param codes how many rows
    /// @param window how many heaps before a block are kept
    /// @param next the heap with which the next block begins, a multiple of 8
    PositionRows(int codes, int window, int next) {
        this.codes = codes;
        this.window = (window + Byte.SIZE) & -Byte.SIZE;
        int kept = this.window / Byte.SIZE;
        this.stride =
                (kept + Math.max(kept, 2048) + SLACK_BYTES + BLOCK_BYTES - 1) / BLOCK_BYTES * BLOCK_BYTES | BLOCK_BYTES;
        this.bits = new byte[Math.multiplyExact(codes + 1, stride)];
        this.origin = next - this.window;
    }

    /// The bytes that rows of this shape take.
    static long size(int codes, int window) {
        return (codes + 1L) * (window / Byte.SIZE * 2L + 2048 + 2 * SLACK_BYTES);
    }

    byte[] bits() {
        return bits;
    }

    /// The distance of rows in bytes.
    int stride() {
        return stride;
    }

    /// The byte of row 0 that holds a heap.
    int byteOf(int heap) {
        return (heap - origin) >> 3;
    }

    /// The first heap that is kept; may be negative, and heaps below 0 are in no set.
    int origin() {
        return origin;
    }

    void set(int code, int heap) {
        int bit = heap - origin;
        bits[code * stride + (bit >> 3)] |= (byte) (1 << (bit & 7));
    }

    /// Forgets the heaps from one on.
    void clearFrom(int heap) {
        int at = byteOf(heap);
        for (int code = 0; code < codes; code++) {
            bits[code * stride + at] &= (byte) ((1 << ((heap - origin) & 7)) - 1);
            Arrays.fill(bits, code * stride + at + 1, (code + 1) * stride, (byte) 0);
        }
    }

    /// The window of a block that can be read.
    int window() {
        return window;
    }

    /// Sets the heaps of a block in one row.
    ///
    /// @param from the first heap of the block, at a byte's start
    /// @param words holds the block from `at` on
    void put(int code, int from, long[] words, int at) {
        int start = code * stride + byteOf(from);
        for (int i = 0; i < BLOCK_WORDS; i++) {
            WORDS.set(bits, start + i * Long.BYTES, words[at + i]);
        }
    }

    /// Moves the window on, where needed, so that a block can be added.
    ///
    /// @param next the first heap of the block
    void makeRoom(int next) {
        if (byteOf(next) + SLACK_BYTES <= stride) {
            return;
        }
        int gone = byteOf(next) - window / Byte.SIZE;
        int kept = stride - gone;
        for (int code = 0; code < codes; code++) {
            System.arraycopy(bits, code * stride + gone, bits, code * stride, kept);
            Arrays.fill(bits, code * stride + kept, (code + 1) * stride, (byte) 0);
        }
        origin += gone * Byte.SIZE;
    }
}
