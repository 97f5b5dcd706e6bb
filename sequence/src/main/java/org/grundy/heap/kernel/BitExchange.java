package org.grundy.heap.kernel;

/// XORs with a value the indices of the bits of a word: for each one bit of the value, neighbouring groups of bits are
/// exchanged.
public final class BitExchange {
    /// The lower s bits of every 2s, for s = 1, 2, 4, …, 32.
    private static final long[] LOWER_HALVES = {
        0x5555555555555555L,
        0x3333333333333333L,
        0x0F0F0F0F0F0F0F0FL,
        0x00FF00FF00FF00FFL,
        0x0000FFFF0000FFFFL,
        0x00000000FFFFFFFFL
    };

    private BitExchange() {}

    /// The lower 2^bit bits of every 2^(bit+1).
    ///
    /// @param bit 0..5
    public static long lowerHalves(int bit) {
        return LOWER_HALVES[bit];
    }

    /// The word in which bit i is that of i xor the value in another one.
    ///
    /// @param value 0..63
    static long exchanged(long word, int value) {
        long bits = word;
        for (int bit = 0; bit < LOWER_HALVES.length; bit++) {
            if ((value >> bit & 1) != 0) {
                long lower = LOWER_HALVES[bit];
                bits = ((bits >>> (1 << bit)) & lower) | ((bits & lower) << (1 << bit));
            }
        }
        return bits;
    }
}
