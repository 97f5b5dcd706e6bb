package org.grundy.heap.kernel;

import java.util.Arrays;

/// The union of sets of naturals, each XORed with a value.
///
/// Sets are gathered by the lower six bits of the value, which exchange bits in a word: this is done once for each of
/// the 64 gathered sets. The other bits exchange words.
///
/// Cost of adding a set: a step for each of its words.
final class ShiftedSets {
    /// The lower s bits of every 2s, for s = 1, 2, 4, …, 32.
    private static final long[] LOWER_HALVES = {
        0x5555555555555555L,
        0x3333333333333333L,
        0x0F0F0F0F0F0F0F0FL,
        0x00FF00FF00FF00FFL,
        0x0000FFFF0000FFFFL,
        0x00000000FFFFFFFFL
    };

    private int words;
    private long[][] gathered = new long[Long.SIZE][0];

    /// Begins a union.
    ///
    /// @param length words of a set that holds all of it, a power of two
    void begin(int length) {
        if (length == words) {
            for (long[] each : gathered) {
                Arrays.fill(each, 0);
            }
        } else {
            words = length;
            gathered = new long[Long.SIZE][length];
        }
    }

    /// Adds a set.
    ///
    /// @param set of at most as many words, a power of two
    /// @param value below 64 for each word
    void add(long[] set, int value) {
        long[] to = gathered[value & Long.SIZE - 1];
        int exchange = value >> 6;
        for (int word = 0; word < set.length; word++) {
            to[word ^ exchange] |= set[word];
        }
    }

    /// The union.
    long[] union() {
        long[] all = new long[words];
        for (int low = 0; low < Long.SIZE; low++) {
            for (int word = 0; word < words; word++) {
                all[word] |= exchanged(gathered[low][word], low);
            }
        }
        return all;
    }

    private static long exchanged(long word, int value) {
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
