package org.grundy.render.code;

import java.math.BigInteger;
import java.util.stream.Stream;

/// All integers from one to another.
///
/// @param low the smallest
/// @param high the largest, at least `low`
record Interval(BigInteger low, BigInteger high) {
    private static final int LONG_BITS = 63;
    private static final int QUAD_BITS = 127;

    static Interval of(long low, long high) {
        return new Interval(BigInteger.valueOf(low), BigInteger.valueOf(high));
    }

    /// From 0 to a number.
    static Interval to(BigInteger high) {
        return new Interval(BigInteger.ZERO, high);
    }

    /// The smallest that has all these numbers.
    static Interval around(BigInteger... numbers) {
        return new Interval(
                Stream.of(numbers).min(BigInteger::compareTo).orElseThrow(),
                Stream.of(numbers).max(BigInteger::compareTo).orElseThrow());
    }

    /// Whether all are numbers of 32 bits, of 64 or of 128.
    boolean fitsInt() {
        return bits() < Integer.SIZE;
    }

    boolean fitsLong() {
        return bits() <= LONG_BITS;
    }

    boolean fitsQuad() {
        return bits() <= QUAD_BITS;
    }

    boolean hasNegative() {
        return low.signum() < 0;
    }

    /// How many bits the longest has without its sign.
    int bits() {
        return Math.max(low.bitLength(), high.bitLength());
    }

    /// The largest distance from 0.
    BigInteger size() {
        return low.abs().max(high.abs());
    }

    Interval or(Interval other) {
        return around(low, high, other.low, other.high);
    }

    Interval plus(Interval other) {
        return new Interval(low.add(other.low), high.add(other.high));
    }

    Interval minus(Interval other) {
        return new Interval(low.subtract(other.high), high.subtract(other.low));
    }

    Interval times(Interval other) {
        return around(
                low.multiply(other.low), low.multiply(other.high), high.multiply(other.low), high.multiply(other.high));
    }

    /// Quotients, rounded down, by numbers that are not 0.
    Interval over(Interval divisor) {
        if (divisor.hasNegative()) {
            return around(size(), size().negate());
        }
        BigInteger least = divisor.low.max(BigInteger.ONE);
        BigInteger most = divisor.high.max(BigInteger.ONE);
        return around(floor(low, least), floor(low, most), floor(high, least), floor(high, most));
    }

    private static BigInteger floor(BigInteger a, BigInteger b) {
        BigInteger[] both = a.divideAndRemainder(b);
        return both[1].signum() < 0 ? both[0].subtract(BigInteger.ONE) : both[0];
    }

    /// Remainders of these quotients.
    Interval mod(Interval divisor) {
        BigInteger most = divisor.high.subtract(BigInteger.ONE).max(BigInteger.ZERO);
        return hasNegative() || divisor.hasNegative()
                ? new Interval(divisor.low.add(BigInteger.ONE).min(BigInteger.ZERO), most)
                : to(high.min(most));
    }

    /// What an operation on bits may give.
    Interval bitwise(Interval other) {
        BigInteger beyond = BigInteger.ONE.shiftLeft(Math.max(bits(), other.bits()));
        return new Interval(
                hasNegative() || other.hasNegative() ? beyond.negate() : BigInteger.ZERO,
                beyond.subtract(BigInteger.ONE));
    }

    /// Nim products: they lie in the smallest field of nimbers that has both factors.
    Interval nimProduct(Interval other) {
        int width = 1;
        while (width < Math.max(bits(), other.bits())) {
            width *= 2;
        }
        return to(BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE));
    }

    Interval min(Interval other) {
        return new Interval(low.min(other.low), high.min(other.high));
    }

    Interval max(Interval other) {
        return new Interval(low.max(other.low), high.max(other.high));
    }
}
