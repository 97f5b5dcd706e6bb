package org.grundy.heap.kernel.bitset;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;
import org.grundy.heap.kernel.KernelVectors;
import org.grundy.heap.kernel.VectorExchange;

/// The options that the shifts nearer than a segment give where all class indices are bits of one word, for
/// as many heaps at a time as a vector has words: 8, or 4 with vectors of 32 bytes. Still nearer shifts are
/// no matter of this class.
///
/// A heap of index m is the word with bit m alone. Words of heaps n−s are ORed for all shifts (s, v) of one
/// v, and then bit i is moved to i⊕v: for each one bit of v, neighbouring groups of bits are exchanged.
///
/// Cost: one load and one OR of 64 bytes for each shift and eight heaps.
final class WordShifts {
    /// How many heaps are computed at once: the words of a vector.
    static final int HEAPS = KernelVectors.LONGS.length();

    private static final VectorSpecies<Long> LONGS = KernelVectors.LONGS;

    private final int[] distances;
    private final int[] indices;
    private final int[] starts;

    /// Some shifts.
    ///
    /// @param shifts of distances at least [#HEAPS], class indices below 64
    WordShifts(RareShifts.ShiftArrays shifts) {
        List<Integer> order = IntStream.range(0, shifts.size())
                .boxed()
                .sorted(Comparator.comparingInt(i -> shifts.indices()[i]))
                .toList();
        distances = order.stream().mapToInt(i -> shifts.distances()[i]).toArray();
        indices = order.stream().mapToInt(i -> shifts.indices()[i]).distinct().toArray();
        starts = IntStream.concat(
                        IntStream.range(0, order.size())
                                .filter(i ->
                                        i == 0 || shifts.indices()[order.get(i)] != shifts.indices()[order.get(i - 1)]),
                        IntStream.of(order.size()))
                .toArray();
    }

    /// ORs the options that the shifts give.
    ///
    /// @param words the bit of each heap's class index, no bit for rare heaps
    /// @param at the place of the first of the heaps there
    /// @param options gets the bits of the options of these heaps, from `from` on
    void or(long[] words, int at, long[] options, int from) {
        LongVector all = LongVector.fromArray(LONGS, options, from);
        for (int group = 0; group < indices.length; group++) {
            LongVector ored = LongVector.zero(LONGS);
            for (int i = starts[group]; i < starts[group + 1]; i++) {
                ored = ored.or(LongVector.fromArray(LONGS, words, at - distances[i]));
            }
            int index = indices[group];
            for (int bit = 0; 1 << bit <= index; bit++) {
                if ((index >> bit & 1) != 0) {
                    ored = VectorExchange.exchanged(ored, bit);
                }
            }
            all = all.or(ored);
        }
        all.intoArray(options, from);
    }
}
