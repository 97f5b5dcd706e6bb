package org.grundy.analysis.table;

import java.math.BigInteger;
import java.util.stream.IntStream;

/// One coordinate of a table: consecutive numbers.
///
/// @param name of the coordinate in the rules, such as `a`; empty for the usual one, which [Region] fills in
/// @param from the first of them, at least 0
/// @param count how many, at least 1
public record Axis(String name, BigInteger from, int count) {
    /// Checks the numbers.
    ///
    /// @throws IllegalArgumentException if they are out of their range
    public Axis {
        if (from.signum() < 0 || count < 1) {
            throw new IllegalArgumentException("no axis from " + from + " with " + count + " numbers");
        }
    }

    /// An axis with the usual name.
    public Axis(BigInteger from, int count) {
        this("", from, count);
    }

    /// The same axis with another name.
    public Axis named(String other) {
        return new Axis(other, from, count);
    }

    /// The number at a place.
    ///
    /// @param i 0..count−1
    public BigInteger at(int i) {
        return from.bitLength() < Long.SIZE - 1
                ? BigInteger.valueOf(from.longValue() + i)
                : from.add(BigInteger.valueOf(i));
    }

    /// All numbers, the least first.
    BigInteger[] numbers() {
        return IntStream.range(0, count).mapToObj(this::at).toArray(BigInteger[]::new);
    }

    /// The last number.
    public BigInteger last() {
        return at(count - 1);
    }
}
