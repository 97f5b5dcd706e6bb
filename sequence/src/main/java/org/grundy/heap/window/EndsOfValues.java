package org.grundy.heap.window;

import org.grundy.heap.value.HeapValues;

/// The first values of a sequence and the last ones: of those between nothing is known.
///
/// @param head the first values
/// @param last the values before the heap `count`, which may be among the first ones, too
/// @param count how many values the sequence has
@SuppressWarnings("ArrayRecordComponent") // never compared
record EndsOfValues(byte[] head, byte[] last, long count) implements HeapValues {
    @Override
    public int max() {
        int max = 0;
        for (byte value : head) {
            max = Math.max(max, value);
        }
        for (byte value : last) {
            max = Math.max(max, value);
        }
        return max;
    }

    @Override
    public int get(long heap) {
        return heap < head.length ? head[(int) heap] : last[(int) (heap - count + last.length)];
    }

    @Override
    public void copy(long from, byte[] into, int at, int heaps) {
        int first = Math.clamp(head.length - from, 0, heaps);
        if (first > 0) {
            System.arraycopy(head, (int) from, into, at, first);
        }
        if (first < heaps) {
            System.arraycopy(last, (int) (from + first - count + last.length), into, at + first, heaps - first);
        }
    }
}
