package org.grundy.heap.sequence;

import org.grundy.heap.kernel.SparseSpace;

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

    /// The summary of values.
    ///
    /// Cost: two passes over the values, and 2^b·b for values of b bits.
    ///
    /// @param values at least `count` of them
    /// @param count at least 1
    public static SequenceSummary of(NimValues values, int count) {
        int mask = mask(values);
        int maxAt = 0;
        int lastZero = 0;
        int lastRare = 0;
        long zeros = 0;
        long rare = 0;
        for (int n = 0; n < count; n++) {
            int value = values.get(n);
            if (value > values.get(maxAt)) {
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
        return new SequenceSummary(count, values.get(maxAt), maxAt, zeros, lastZero, mask, rare, lastRare);
    }

    /// The mask by which the fewest values are rare, 0 where they are too large to look for one.
    static int mask(NimValues values) {
        return values.max() >> MOST_BITS == 0 ? SparseSpace.find(values, 1).mask() : 0;
    }
}
