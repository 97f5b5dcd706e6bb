package org.grundy.heap.kernel.word;

import org.grundy.heap.value.HeapValues;

/// The options that rare heaps give which are farther back than a window: one by one, from the values
/// of the heaps that make them.
///
/// @param stored the values of heaps that the window has lost
record OutsideShifts(WordWindow window, HeapValues stored) {
    /// Adds the options of the segment behind the last heap.
    ///
    /// @param options words of the segment
    void or(WordTables tables, long[] options) {
        if (tables.outside().isEmpty()) {
            return;
        }
        int bits = window.bytes() * Byte.SIZE;
        byte[] values = new byte[window.segment()];
        for (WordTables.FarShift shift : tables.outside()) {
            long first = window.count() - shift.distance();
            int from = Math.clamp(1 - first, 0, values.length);
            if (from == values.length) {
                continue;
            }
            stored.copy(first + from, values, from, values.length - from);
            for (int i = from; i < values.length; i++) {
                int index = window.indexOf(values[i], first + i);
                if (index != WordTables.NONE) {
                    options[i * bits / Long.SIZE] |= 1L << ((index ^ shift.index()) + i * bits % Long.SIZE);
                }
            }
        }
    }

    /// The bit of the option that a heap gives to another one whose other part has an index.
    long option(long heap, int other) {
        if (heap <= 0) {
            return 0;
        }
        int value = heap < window.origin() ? stored.get(heap) : window.values()[window.place(heap)];
        int index = window.indexOf(value, heap);
        return index == WordTables.NONE ? 0 : 1L << (index ^ other);
    }
}
