package org.grundy.misere;

import java.util.Arrays;
import java.util.stream.IntStream;

/// A set of elements of a finite monoid, one bit each.
///
/// @param words bit i of word j stands for element 64 j + i
@SuppressWarnings("ArrayRecordComponent") // never compared
record ElementSet(long[] words) {
    /// The empty set of a monoid of some order.
    static ElementSet empty(int order) {
        return new ElementSet(new long[(order + Long.SIZE - 1) >> 6]);
    }

    boolean has(int element) {
        return (words[element >> 6] >>> element & 1) != 0;
    }

    void add(int element) {
        words[element >> 6] |= 1L << element;
    }

    void addAll(ElementSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] |= other.words[i];
        }
    }

    ElementSet copy() {
        return new ElementSet(words.clone());
    }

    boolean isEmpty() {
        for (long word : words) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    /// The first element that this set shares with another one, or -1.
    int firstShared(ElementSet other) {
        for (int i = 0; i < words.length; i++) {
            long both = words[i] & other.words[i];
            if (both != 0) {
                return 64 * i + Long.numberOfTrailingZeros(both);
            }
        }
        return -1;
    }

    /// The first element that is not below some number, or -1.
    int next(int from) {
        int at = from >> 6;
        long word = at < words.length ? words[at] & (-1L << from) : 0;
        while (word == 0 && ++at < words.length) {
            word = words[at];
        }
        return word == 0 ? -1 : 64 * at + Long.numberOfTrailingZeros(word);
    }

    boolean within(ElementSet other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & ~other.words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /// The elements in increasing order.
    int[] elements() {
        return IntStream.range(0, Long.SIZE * words.length).filter(this::has).toArray();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ElementSet set && Arrays.equals(words, set.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }
}
