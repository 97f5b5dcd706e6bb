package org.grundy.heap.kernel.bitset;

import java.util.Arrays;

/// The bitset of heaps of each class index, as bit matrices of eight indices and eight heaps: byte i of a
/// matrix belongs to index 8·group+i, bit j of that byte to the j-th of the eight heaps.
///
/// The matrices of a group lie one after the other, so 512 heaps of eight indices are 512 bytes in a row,
/// which can be read from any heap divisible by eight, and a heap is added by setting one bit. Only the last
/// heaps are kept; the window moves on as heaps are added.
///
/// The stride from group to group is an odd number of cache lines, so that one heap's bytes in many groups do
/// not compete for the same set of the cache.
public final class HeapBitMatrices {
    /// Indices and heaps of a bit matrix, and its bytes.
    public static final int SIDE = 8;

    /// Bytes of a cache line.
    private static final int LINE = 64;

    /// Bytes of a group from the first heap of a block on that may be read or written: two blocks, and the
    /// rest of the vectors that read their last heaps; rounded up.
    private static final int AHEAD = 2048;

    private final int groups;
    private final int window;
    private final int stride;
    private final byte[] bytes;
    private int origin;

    /// Empty bitsets.
    ///
    /// @param indices how many class indices, a multiple of 8
    /// @param window how many heaps before a block are kept, a multiple of 8
    /// @param next the heap with which the next block begins, a multiple of 8
    HeapBitMatrices(int indices, int window, int next) {
        this.groups = indices / SIDE;
        this.window = window;
        this.stride = (window + Math.max(window / 2, 1 << 14) + AHEAD) / LINE * LINE | LINE;
        this.bytes = new byte[Math.multiplyExact(groups, stride)];
        this.origin = next - window;
    }

    byte[] bytes() {
        return bytes;
    }

    /// Bytes from one group to the next.
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

    /// The first byte of the bit matrix of a heap in group 0.
    int at(int heap) {
        return heap - origin & -SIDE;
    }

    void set(int index, int heap) {
        bytes[place(index, heap)] |= (byte) (1 << (heap & SIDE - 1));
    }

    void clear(int index, int heap) {
        bytes[place(index, heap)] &= (byte) ~(1 << (heap & SIDE - 1));
    }

    private int place(int index, int heap) {
        return (index >> 3) * stride + at(heap) + (index & SIDE - 1);
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
