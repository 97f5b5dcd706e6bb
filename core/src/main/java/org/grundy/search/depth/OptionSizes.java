package org.grundy.search.depth;

import java.util.Arrays;

/// The moves of a set of at most 32, in the order of how many moves each of them leaves, without sorting.
final class OptionSizes {
    private final int[] moves = new int[Integer.SIZE];

    /// Lists the moves of a set.
    ///
    /// @param taken for each move it and those that it excludes
    /// @return how many moves an option may have: a set of numbers below 32
    int list(int[] taken, int set) {
        Arrays.fill(moves, 0);
        int sizes = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int size = Integer.bitCount(set & ~taken[Integer.numberOfTrailingZeros(rest)]);
            moves[size] |= rest & -rest;
            sizes |= 1 << size;
        }
        return sizes;
    }

    /// The moves that leave so many.
    int of(int size) {
        return moves[size];
    }
}
