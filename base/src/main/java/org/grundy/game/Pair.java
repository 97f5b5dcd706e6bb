package org.grundy.game;

import java.math.BigInteger;

/// A position that is a pair of naturals: two heaps, or a piece on a board.
///
/// @param x first coordinate, at least 0
/// @param y second coordinate, at least 0
public record Pair(BigInteger x, BigInteger y) {
    /// A cell with coordinates that fit a long.
    public static Pair of(long x, long y) {
        return new Pair(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }
}
