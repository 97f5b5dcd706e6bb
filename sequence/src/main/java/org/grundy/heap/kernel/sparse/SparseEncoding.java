package org.grundy.heap.kernel.sparse;

import java.util.Arrays;
import org.grundy.heap.kernel.SparseSpace;

/// A nim-sequence in sparse space. A value is encoded as its class index ([SparseSpace#index]) and, above
/// it, a bit that is set for common values. The encoding keeps nim sums, so one XOR gives class and index
/// of a sum.
final class SparseEncoding {
    /// The most bits of a value: three of the 16 bits of an encoded one are needed to tell eight heaps apart
    /// ([MarkingHeaps]).
    static final int MOST_BITS = 13;

    private final SparseSpace space;
    private final EncodedValues values = new EncodedValues();
    private int[] rareHeaps = new int[16];
    private int rares;

    /// No values.
    ///
    /// @param space of at most [#MOST_BITS] bits
    SparseEncoding(SparseSpace space) {
        this.space = space;
    }

    SparseSpace space() {
        return space;
    }

    /// How many heaps there are.
    int size() {
        return values.size();
    }

    /// The encoded value of a heap.
    int encoded(int heap) {
        return values.get(heap);
    }

    /// The encoded value of the option of a heap that is left when some tokens are taken.
    int encodedOption(int heap, int taken) {
        int encoded = encoded(heap - taken);
        return space.parity().turnedBy(taken) ? encoded ^ space.classSize() : encoded;
    }

    /// The encoded values of four heaps in a row, the first one lowest.
    long four(int heap) {
        return values.four(heap);
    }

    /// Encodes a value.
    ///
    /// @param value of the space
    /// @param heap whose value, or whose option's value, it is
    int encode(int value, int heap) {
        return (space.rare(value, heap) ? 0 : space.classSize()) | space.index(value);
    }

    /// Adds the encoded value of the next heap.
    void add(int encoded) {
        if (encoded < space.classSize()) {
            if (rares == rareHeaps.length) {
                rareHeaps = Arrays.copyOf(rareHeaps, 2 * rares);
            }
            rareHeaps[rares++] = values.size();
        }
        values.add((char) encoded);
    }

    /// How many rare heaps there are.
    int rares() {
        return rares;
    }

    /// One of the rare heaps, which are numbered from the smallest on.
    int rareHeap(int number) {
        return rareHeaps[number];
    }
}
