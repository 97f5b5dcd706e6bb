package org.grundy.heap.kernel;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;

/// As [BitExchange], for vectors of words.
public final class VectorExchange {
    private VectorExchange() {}

    /// The words in which bit i is that of i xor 2^bit, also where a word holds several shorter ones.
    ///
    /// @param bit 0..5
    public static LongVector exchanged(LongVector words, int bit) {
        long lower = BitExchange.lowerHalves(bit);
        return words.lanewise(VectorOperators.LSHR, 1 << bit)
                .and(lower)
                .or(words.and(lower).lanewise(VectorOperators.LSHL, 1 << bit));
    }
}
