package org.grundy.heap.kernel.sparse;

import java.util.Arrays;

/// Scans the splits of one heap for encoded values ([SparseEncoding]).
///
/// Layout: two encoded values in an `int`; each pair here is the heaps of its lower and its upper half.
///
///     forwards     (0, 1) (2, 3) (4, 5) …
///     backwards    … (6, 5) (4, 3) (2, 1)
///     shifted      … (5, 4) (3, 2) (1, 0)
///
/// So the parts p and p+1 are in one `int` and their partners in another one, of `backwards` or `shifted`
/// as the parity needs. The highest bit of a half is free, and x−0x00010001 sets some highest bit iff a
/// half of x is zero. The loop has no branch, so the JIT compiler vectorises it.
///
/// Cost: two loads and seven operations for 32 splits and two values on vectors of 512 bits; 6 bytes a heap.
///
/// Source: the test for a zero part of a word is after D. E. Knuth, The Art of Computer Programming 4A,
/// 7.1.3.
final class SplitScan {
    private static final int HALF = 16;
    private static final int ONES = 0x0001_0001;
    private static final int HIGHS = 0x8000_8000;

    private int[] forwards = new int[0];
    private int[] backwards = new int[0];
    private int[] shifted = new int[0];
    private int capacity;
    private int size;

    /// Adds the encoded value of the next heap.
    void add(int encoded) {
        if (size == capacity) {
            grow();
        }
        put(size, encoded);
        size++;
    }

    private void put(int heap, int encoded) {
        pack(forwards, heap, encoded);
        pack(backwards, capacity - heap, encoded);
        pack(shifted, capacity - heap - 1, encoded);
    }

    private static void pack(int[] packed, int place, int encoded) {
        packed[place >> 1] |= encoded << (HALF * (place & 1));
    }

    private void grow() {
        int[] before = forwards;
        capacity = Math.addExact(2 * size, 1 << 10);
        forwards = Arrays.copyOf(before, capacity / 2 + 1);
        backwards = new int[capacity / 2 + 1];
        shifted = new int[capacity / 2 + 1];
        for (int heap = 0; heap < size; heap++) {
            put(heap, (before[heap >> 1] >>> (HALF * (heap & 1))) & 0xFFFF);
        }
    }

    /// Whether the values of p and of rest−p have one of two nim sums for some parts p.
    ///
    /// @param rest at most the number of heaps
    /// @param from half the first part
    /// @param to half of the part after the last one, at most rest/2
    /// @return 1 if the first sum is found, 2 if the second one is, 3 for both
    int find(int rest, int from, int to, int first, int second) {
        int offset = capacity - rest;
        int[] others = (offset & 1) == 0 ? backwards : shifted;
        int[] ours = forwards;
        offset >>= 1;
        int firstTwice = (first << HALF) | first;
        int secondTwice = (second << HALF) | second;
        int firstFound = 0;
        int secondFound = 0;
        for (int i = from; i < to; i++) {
            int sum = ours[i] ^ others[i + offset];
            firstFound |= (sum ^ firstTwice) - ONES;
            secondFound |= (sum ^ secondTwice) - ONES;
        }
        return ((firstFound & HIGHS) == 0 ? 0 : 1) | ((secondFound & HIGHS) == 0 ? 0 : 2);
    }
}
