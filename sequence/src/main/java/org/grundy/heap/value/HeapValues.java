package org.grundy.heap.value;

/// The values of the heaps 0, 1, … of a nim-sequence, wherever they are kept: in memory ([NimValues]) or on disk.
public interface HeapValues {
    /// How many values there are.
    long count();

    /// The largest value, 0 if there is none.
    int max();

    /// The value of a heap.
    ///
    /// @param heap 0..count−1
    int get(long heap);

    /// Copies values of neighbouring heaps, all below 256.
    ///
    /// @param from the first heap
    /// @param into gets them from `at` on
    default void copy(long from, byte[] into, int at, int heaps) {
        for (int i = 0; i < heaps; i++) {
            into[at + i] = (byte) get(from + i);
        }
    }

    /// Copies values of neighbouring heaps.
    ///
    /// @param from the first heap
    /// @param into gets them from its beginning on
    default void copy(long from, int[] into, int heaps) {
        for (int i = 0; i < heaps; i++) {
            into[i] = get(from + i);
        }
    }
}
