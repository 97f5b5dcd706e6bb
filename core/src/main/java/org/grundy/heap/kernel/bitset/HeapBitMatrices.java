package org.grundy.heap.kernel.bitset;

import java.util.Arrays;

/// For each code the set of heaps that have it, eight codes and eight heaps to a square of 64 bits: byte i
/// of a square belongs to code 8·group+i, bit j of it to the j-th of the eight heaps.
///
/// The squares of a group lie one after the other, so 512 heaps of eight codes are 512 bytes in a row that
/// can be read from any heap divisible by eight on, and a heap is added by setting one bit. Only the last
/// heaps are kept; the window moves on as heaps are added.
///
/// The distance of groups is an odd number of cache lines, so that the same place of many groups does not
/// compete for the same set of the cache.
public final class HeapBitMatrices {
    /// Codes and heaps of a square, and its bytes.
    public static final int SIDE = 8;

    private static final int LINE = 64;

    /// Bytes behind the heaps before a block that may be read or written: two blocks and what a read of a
    /// whole vector takes along.
    private static final int AHEAD = 2048;

    private final int groups;
    private final int window;
    private final int stride;
    private final byte[] bytes;
    private int origin;

    /// Empty squares.
    ///
    /// @param codes how many codes, a multiple of 8
    /// @param window how many heaps before a block are kept, a multiple of 8
    /// @param next the heap with which the next block begins, a multiple of 8
    HeapBitMatrices(int codes, int window, int next) {
        this.groups = codes / SIDE;
        this.window = window;
        this.stride = (window + Math.max(window / 2, 1 << 14) + AHEAD) / LINE * LINE | LINE;
        this.bytes = new byte[Math.multiplyExact(groups, stride)];
        this.origin = next - window;
    }

    byte[] bytes() {
        return bytes;
    }

    /// The distance of groups in bytes.
    int stride() {
        return stride;
    }

    /// Heaps that are at most so far before a block are kept.
    int window() {
        return window;
    }

    /// The first heap that is kept; may be negative, and heaps below 0 are in no set.
    int origin() {
        return origin;
    }

    /// The first byte of the square of a heap in group 0.
    int at(int heap) {
        return heap - origin & -SIDE;
    }

    void set(int code, int heap) {
        bytes[place(code, heap)] |= (byte) (1 << (heap & SIDE - 1));
    }

    void clear(int code, int heap) {
        bytes[place(code, heap)] &= (byte) ~(1 << (heap & SIDE - 1));
    }

    private int place(int code, int heap) {
        return (code >> 3) * stride + at(heap) + (code & SIDE - 1);
    }

    /// Moves the window on, where needed, so that a block can be added.
    ///
    /// @param next the first heap of the block, a multiple of 8
    void makeRoom(int next) {
        if (at(next) + AHEAD <= stride) {
            return;
        }
        int gone = at(next) - window;
        int kept = stride - gone;
        for (int group = 0; group < groups; group++) {
            System.arraycopy(bytes, group * stride + gone, bytes, group * stride, kept);
            Arrays.fill(bytes, group * stride + kept, (group + 1) * stride, (byte) 0);
        }
        origin += gone;
    }
}
