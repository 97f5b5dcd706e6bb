package org.grundy.heap.store;

import java.util.stream.LongStream;
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
        int common = space.commonValue(stored.max(), 0);
        return common > head.max() && isBehindFirst(stored.max()) ? common : head.max();
    }

    /// Whether a class index is that of a heap behind the first ones: among these a rare value may have it, too.
    private boolean isBehindFirst(int index) {
        for (int heap = 0; heap < head.size(); heap++) {
            if (space.index(head.get(heap)) == index) {
                return LongStream.range(head.size(), count()).anyMatch(next -> stored.get(next) == index);
            }
        }
        return stored.count() > head.size();
    }

    @Override
    public int get(long heap) {
        return heap < head.size() ? head.get(heap) : space.commonValue(stored.get(heap), 0);
    }

    @Override
    public void copy(long from, int[] into, int heaps) {
        stored.copy(from, into, heaps);
        for (int i = 0; i < heaps; i++) {
            into[i] = from + i < head.size() ? head.get(from + i) : space.commonValue(into[i], 0);
        }
    }
}
