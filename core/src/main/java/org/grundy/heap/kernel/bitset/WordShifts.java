package org.grundy.heap.kernel.bitset;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/// What near rare heaps give where all codes are bits of one word: for eight heaps at a time, as far as the
/// other part of the split is known before these eight.
///
/// A heap of code m is the word with bit m alone. Words of heaps n−s are joined for all shifts (s, v) of the
/// same v, and then bit i of them is moved to i⊕v: for each one in v neighbouring groups of bits change
/// places.
///
/// Cost: one load and one `or` of 64 bytes for each shift and eight heaps.
final class WordShifts {
    /// How many heaps are dealt with at once.
    static final int TOGETHER = 8;

    private static final VectorSpecies<Long> LONGS = LongVector.SPECIES_512;
    private static final long[] LOWER = {
        0x5555555555555555L,
        0x3333333333333333L,
        0x0F0F0F0F0F0F0F0FL,
        0x00FF00FF00FF00FFL,
        0x0000FFFF0000FFFFL,
        0x00000000FFFFFFFFL
    };

    private final int[] distances;
    private final int[] codes;
    private final int[] starts;

    /// Shifts, codes in place of values.
    ///
    /// @param shifts of distances at least 8, codes below 64
    WordShifts(RareShifts.Flat shifts) {
        List<Integer> order = IntStream.range(0, shifts.size())
                .boxed()
                .sorted(Comparator.comparingInt(i -> shifts.codes()[i]))
                .toList();
        distances = order.stream().mapToInt(i -> shifts.distances()[i]).toArray();
        codes = order.stream().mapToInt(i -> shifts.codes()[i]).distinct().toArray();
        starts = IntStream.concat(
                        IntStream.range(0, order.size())
                                .filter(i ->
                                        i == 0 || shifts.codes()[order.get(i)] != shifts.codes()[order.get(i - 1)]),
                        IntStream.of(order.size()))
                .toArray();
    }

    /// Adds what the shifts give.
    ///
    /// @param words the bit of each heap's code, no bit for rare heaps
    /// @param at the place of the first of the eight heaps there
    /// @param options gets the codes of the options of these heaps, from `from` on
    void join(long[] words, int at, long[] options, int from) {
        LongVector all = LongVector.fromArray(LONGS, options, from);
        for (int group = 0; group < codes.length; group++) {
            LongVector joined = LongVector.zero(LONGS);
            for (int i = starts[group]; i < starts[group + 1]; i++) {
                joined = joined.or(LongVector.fromArray(LONGS, words, at - distances[i]));
            }
            int code = codes[group];
            for (int bit = 0; 1 << bit <= code; bit++) {
                if ((code >> bit & 1) != 0) {
                    joined = joined.lanewise(VectorOperators.LSHR, 1 << bit)
                            .and(LOWER[bit])
                            .or(joined.and(LOWER[bit]).lanewise(VectorOperators.LSHL, 1 << bit));
                }
            }
            all = all.or(joined);
        }
        all.intoArray(options, from);
    }
}
