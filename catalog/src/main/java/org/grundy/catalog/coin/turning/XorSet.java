package org.grundy.catalog.coin.turning;

import java.util.Arrays;

/// A set of naturals as bits, with a fast way to take the nim sum of each with a number.
final class XorSet {
    /// In each pair of stretches of 2^i bits the lower one.
    private static final long[] LOWER = {
        0x5555555555555555L, 0x3333333333333333L, 0x0f0f0f0f0f0f0f0fL,
        0x00ff00ff00ff00ffL, 0x0000ffff0000ffffL, 0x00000000ffffffffL
    };

    /// As many as a power of two.
    private long[] words = new long[1];

    /// 64 members, as bits.
    long word(int word) {
        return word < words.length ? words[word] : 0;
    }

    int words() {
        return words.length;
    }

    boolean has(int number) {
        return ((word(number >> 6) >>> number) & 1) != 0;
    }

    void add(int number) {
        reserve(number);
        words[number >> 6] |= 1L << number;
    }

    /// Makes room for all numbers that have no more bits than this one.
    void reserve(int number) {
        int needed = Math.max(1, Integer.highestOneBit(number) >> 5);
        if (needed > words.length) {
            words = Arrays.copyOf(words, needed);
        }
    }

    /// Adds the nim sums of all members of another set with a number.
    void addSums(XorSet others, int number) {
        reserve(number);
        reserve((others.words.length << 6) - 1);
        others.reserve((words.length << 6) - 1);
        int high = number >> 6;
        for (int i = 0; i < words.length; i++) {
            words[i] |= swapped(others.words[i ^ high], number);
        }
    }

    /// A word's bits, each at the nim sum of its place with the lowest six bits of a number.
    private static long swapped(long word, int number) {
        long bits = word;
        for (int i = 0; i < LOWER.length; i++) {
            if (((number >> i) & 1) != 0) {
                int stretch = 1 << i;
                bits = ((bits & LOWER[i]) << stretch) | ((bits >>> stretch) & LOWER[i]);
            }
        }
        return bits;
    }

    /// Replaces the set by the nim sums of its members with a number.
    void move(int number) {
        XorSet moved = new XorSet();
        moved.reserve((words.length << 6) - 1);
        moved.addSums(this, number);
        words = moved.words;
    }
}
