package org.grundy.heap.store;

import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.value.HeapValues;
import org.grundy.heap.value.NimValues;

/// Values whose class indices are stored: those behind the first ones are all common.
///
/// @param head the first values
/// @param stored the class indices of all heaps
/// @param space in which parity does not count
record IndexedValues(NimValues head, HeapValues stored, SparseSpace space) implements HeapValues {
    @Override
    public long count() {
        return stored.count();
    }

    @Override
    public int max() {
        return stored.count() <= head.size() ? head.max() : Math.max(head.max(), space.commonValue(stored.max(), 0));
    }

    @Override
    public int get(long heap) {
        return heap < head.size() ? head.get(heap) : space.commonValue(stored.get(heap), 0);
    }
}
