package org.grundy.discover.list;

import java.util.Arrays;
import java.util.function.IntPredicate;

/// A set of the positions that are looked at, by their places. Not to be changed.
@SuppressWarnings("ArrayRecordComponent")
record Marks(long[] words) {
    static Marks where(int positions, IntPredicate at) {
        long[] words = new long[(positions + Long.SIZE - 1) / Long.SIZE];
        for (int i = 0; i < positions; i++) {
            if (at.test(i)) {
                words[i / Long.SIZE] |= 1L << i;
            }
        }
        return new Marks(words);
    }

    Marks and(Marks other) {
        long[] both = words.clone();
        Arrays.setAll(both, i -> both[i] & other.words[i]);
        return new Marks(both);
    }

    Marks without(Marks other) {
        long[] left = words.clone();
        Arrays.setAll(left, i -> left[i] & ~other.words[i]);
        return new Marks(left);
    }

    int count() {
        return Arrays.stream(words).mapToInt(Long::bitCount).sum();
    }

    boolean has(int place) {
        return (words[place / Long.SIZE] >>> place & 1) != 0;
    }

    boolean meets(Marks other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & other.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    boolean isIn(Marks other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & ~other.words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Marks that && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }
}
