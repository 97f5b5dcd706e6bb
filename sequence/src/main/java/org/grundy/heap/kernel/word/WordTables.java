package org.grundy.heap.kernel.word;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;

/// What a sparse space and the rare heaps say of the next heaps: shifts by their distance, and what class indices
/// stand for.
final class WordTables {
    /// In place of the class index of a rare heap.
    static final byte NONE = 64;

    private final SparseSpace space;
    private final List<SplitMoves.Shift> all;
    private final ShiftedWords shifts;
    private final List<FarShift> outside;

    /// A shift beyond the window.
    ///
    /// @param distance s
    /// @param index v
    record FarShift(long distance, int index) {}

    /// Tables for some rare heaps.
    ///
    /// @param window how the words lie
    WordTables(SplitMoves splits, SparseSpace space, RareHeaps rare, WordWindow window) {
        this.space = space;
        this.all = new ArrayList<>();
        this.outside = new ArrayList<>();
        for (int taken : splits.singles()) {
            if (!space.parity().turnedBy(taken)) {
                all.add(new SplitMoves.Shift(taken, 0));
            }
        }
        for (int taken : splits.pairs()) {
            for (int i = 0; i < rare.count(); i++) {
                if (rare.heap(i) > 0) {
                    add(rare.heap(i) + taken, space.index(rare.value(i)), window.kept());
                }
            }
        }
        this.shifts = new ShiftedWords(all.stream().distinct().toList(), window.bytes());
    }

    private void add(long distance, int index, int kept) {
        if (distance <= kept) {
            all.add(new SplitMoves.Shift((int) distance, index));
        } else {
            outside.add(new FarShift(distance, index));
        }
    }

    /// The shifts within the window, for what heaps before a segment give to it.
    ShiftedWords shifts() {
        return shifts;
    }

    /// The shifts beyond the window.
    List<FarShift> outside() {
        return outside;
    }

    /// The shifts within the window.
    List<SplitMoves.Shift> all() {
        return all;
    }

    /// The value of each class index that is common, for heaps of even number and, from 64 on, of odd number.
    byte[] commonValues() {
        byte[] values = new byte[2 * Long.SIZE];
        forEach((at, index, heap) -> values[at] = (byte) space.commonValue(index, heap));
        return values;
    }

    /// For each class index, in the same order, the bits of those whose rare values are smaller than its
    /// common one.
    long[] rareBelow() {
        long[] below = new long[2 * Long.SIZE];
        forEach((at, index, heap) -> {
            int count = space.rareBelow(index, heap);
            below[at] = count >= Long.SIZE ? -1L : (1L << count) - 1;
        });
        return below;
    }

    @FunctionalInterface
    private interface Entry {
        void of(int at, int index, int heap);
    }

    private void forEach(Entry entry) {
        IntStream.range(0, 2)
                .forEach(heap -> IntStream.range(0, space.classSize())
                        .forEach(index -> entry.of(heap * Long.SIZE + index, index, heap)));
    }

    SparseSpace space() {
        return space;
    }
}
