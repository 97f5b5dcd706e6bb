package org.grundy.heap.kernel;

import java.util.Arrays;

/// The mex of a set of naturals held as a bitset.
///
/// Cost: marking is O(1); the mex and the clearing take one step for each 64 naturals up to the largest
/// marked.
public final class MexBitset {
    private long[] words = new long[8];

    void clear() {
        Arrays.fill(words, 0);
    }

    public void mark(int value) {
        int word = value >> 6;
        if (word >= words.length) {
            words = Arrays.copyOf(words, Math.max(word + 1, 2 * words.length));
        }
        words[word] |= 1L << value;
    }

    /// Marks all naturals that another set has.
    void addAll(MexBitset other) {
        addAll(other.words);
    }

    /// Marks all naturals whose bits are set.
    void addAll(long[] bits) {
        if (words.length < bits.length) {
            words = Arrays.copyOf(words, bits.length);
        }
        for (int word = 0; word < bits.length; word++) {
            words[word] |= bits[word];
        }
    }

    /// The least natural that was not marked since the last [#clear()].
    public int result() {
        for (int word = 0; word < words.length; word++) {
            if (words[word] != -1L) {
                return (word << 6) + Long.numberOfTrailingZeros(~words[word]);
            }
        }
        return words.length << 6;
    }
}
