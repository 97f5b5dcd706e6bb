package org.grundy.heap.sequence;

import java.util.Arrays;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.run.Run;

/// What stands out in the first values of a nim-sequence.
///
/// @param count how many values were looked at, at least 1
/// @param max the largest of them
/// @param maxAt the first heap that has it
/// @param zeros how many are 0
/// @param lastZero the last heap with value 0; there is one, for heap 0 has no move
/// @param mask by which the fewest are rare: a value is rare if it shares an even number of ones with it; 0
///     where values are too large to look for one
/// @param rare how many are rare, all of them under mask 0
/// @param lastRare the last heap with a rare value; there is one, for 0 is rare
public record SequenceSummary(
        int count, int max, int maxAt, long zeros, int lastZero, int mask, long rare, int lastRare) {
    private static final int MOST_BITS = 20;

    /// How many values are looked at between two charges.
    private static final int PIECE = 1 << 12;

    /// The summary of values. Called inside [Run#attempt].
    ///
    /// Cost: two passes over the values, and 2^b·b for values of b bits.
    ///
    /// @param values at least `count` of them
    /// @param count at least 1
    /// @param run charged for the passes
    public static SequenceSummary of(NimValues values, int count, Run run) {
        int mask = mask(values, run);
        Pass pass = new Pass(mask);
        for (int from = 0; from < count; from += PIECE) {
            run.options(PIECE);
            pass.over(values, from, (int) Math.min(count, (long) from + PIECE));
        }
        return new SequenceSummary(
                count, pass.max, pass.maxAt, pass.zeros, pass.lastZero, mask, pass.rare, pass.lastRare);
    }

    /// The mask by which the fewest values are rare, 0 where they are too large to look for one.
    ///
    /// @param run charged for a pass over the values
    static int mask(NimValues values, Run run) {
        if (values.max() >> MOST_BITS != 0) {
            return 0;
        }
        int[] heaps = new int[values.max() + 1];
        for (int from = 0; from < values.size(); from += PIECE) {
            run.options(PIECE);
            values.count(from, (int) Math.min(values.size(), (long) from + PIECE), heaps);
        }
        return SparseSpace.fewestRare(Arrays.stream(heaps).asLongStream().toArray())
                .mask();
    }

    /// What was found as far as the values were looked at.
    private static final class Pass {
        private final int mask;
        private int max;
        private int maxAt;
        private long zeros;
        private int lastZero;
        private long rare;
        private int lastRare;

        Pass(int mask) {
            this.mask = mask;
        }

        void over(NimValues values, int from, int to) {
            for (int n = from; n < to; n++) {
                int value = values.get(n);
                if (value > max) {
                    max = value;
                    maxAt = n;
                }
                if (value == 0) {
                    zeros++;
                    lastZero = n;
                }
                if ((Integer.bitCount(value & mask) & 1) == 0) {
                    rare++;
                    lastRare = n;
                }
            }
        }
    }
}
