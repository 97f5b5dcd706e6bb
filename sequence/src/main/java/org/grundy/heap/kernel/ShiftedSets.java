package org.grundy.heap.kernel;

import java.util.Arrays;

/// The union of sets of naturals, each XORed with a value.
///
/// Sets are gathered by the lower six bits of the value, which exchange bits in a word: this is done once for each of
/// the 64 gathered sets. The other bits exchange words.
///
/// Cost of adding a set: a step for each of its words.
final class ShiftedSets {
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
                all[word] |= BitExchange.exchanged(gathered[low][word], low);
            }
        }
        return all;
    }
}
