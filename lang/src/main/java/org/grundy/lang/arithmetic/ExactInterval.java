package org.grundy.lang.arithmetic;

import java.math.BigInteger;
import java.util.stream.Stream;

/// All integers from one to another.
///
/// @param low the smallest
/// @param high the largest, at least `low`
public record ExactInterval(BigInteger low, BigInteger high) {
    private static final int LONG_BITS = 63;
    private static final int QUAD_BITS = 127;
    /// Of a power of 2 within 64 bits.
    private static final int LONGEST_EXPONENT = 64;

    /// All numbers of 64 bits.
    public static final ExactInterval OF_LONGS = of(Long.MIN_VALUE, Long.MAX_VALUE);

    /// From one number to another.
    public static ExactInterval of(long low, long high) {
        return new ExactInterval(BigInteger.valueOf(low), BigInteger.valueOf(high));
    }

    /// From 0 to a number.
    public static ExactInterval to(BigInteger high) {
        return new ExactInterval(BigInteger.ZERO, high);
    }

    /// The smallest that has all these numbers.
    public static ExactInterval around(BigInteger... numbers) {
        return new ExactInterval(
                Stream.of(numbers).min(BigInteger::compareTo).orElseThrow(),
                Stream.of(numbers).max(BigInteger::compareTo).orElseThrow());
    }

    /// Whether all are numbers of 32 bits.
    public boolean fitsInt() {
        return bits() < Integer.SIZE;
    }

    /// Whether all are numbers of 64 bits.
    public boolean fitsLong() {
        return bits() <= LONG_BITS;
    }

    /// Whether all are numbers of 128 bits.
    public boolean fitsQuad() {
        return bits() <= QUAD_BITS;
    }

    /// Whether some are negative.
    public boolean hasNegative() {
        return low.signum() < 0;
    }

    /// How many bits the longest has without its sign.
    public int bits() {
        return Math.max(low.bitLength(), high.bitLength());
    }

    /// The largest distance from 0.
    public BigInteger size() {
        return low.abs().max(high.abs());
    }

    /// Around both.
    public ExactInterval or(ExactInterval other) {
        return around(low, high, other.low, other.high);
    }

    /// All sums.
    public ExactInterval plus(ExactInterval other) {
        return new ExactInterval(low.add(other.low), high.add(other.high));
    }

    /// All differences.
    public ExactInterval minus(ExactInterval other) {
        return new ExactInterval(low.subtract(other.high), high.subtract(other.low));
    }

    /// Around all products.
    public ExactInterval times(ExactInterval other) {
        return around(
                low.multiply(other.low), low.multiply(other.high), high.multiply(other.low), high.multiply(other.high));
    }

    /// Quotients, rounded down, by numbers that are not 0.
    public ExactInterval over(ExactInterval divisor) {
        if (divisor.hasNegative()) {
            return around(size(), size().negate());
        }
        BigInteger least = divisor.low.max(BigInteger.ONE);
        BigInteger most = divisor.high.max(BigInteger.ONE);
        return around(floor(low, least), floor(low, most), floor(high, least), floor(high, most));
    }

    /// The quotient rounded down.
    static BigInteger floor(BigInteger a, BigInteger b) {
        BigInteger[] both = a.divideAndRemainder(b);
        return both[1].signum() * b.signum() < 0 ? both[0].subtract(BigInteger.ONE) : both[0];
    }

    /// Powers of 64 bits with exponents of at least 0.
    public ExactInterval power(ExactInterval exponent) {
        if (hasNegative()) {
            return OF_LONGS;
        }
        if (exponent.high.bitLength() > Integer.SIZE / 2) {
            return to(OF_LONGS.high);
        }
        int most = Math.clamp(exponent.high.longValueExact(), 0, LONGEST_EXPONENT);
        boolean fixed = exponent.low.equals(BigInteger.valueOf(most));
        return new ExactInterval(
                fixed ? low.pow(most) : BigInteger.ZERO,
                high.max(BigInteger.ONE).pow(most));
    }

    /// Remainders of these quotients.
    public ExactInterval mod(ExactInterval divisor) {
        BigInteger most = divisor.high.subtract(BigInteger.ONE).max(BigInteger.ZERO);
        return hasNegative() || divisor.hasNegative()
                ? new ExactInterval(divisor.low.add(BigInteger.ONE).min(BigInteger.ZERO), most)
                : to(high.min(most));
    }

    /// What an operation on bits may give.
    public ExactInterval bitwise(ExactInterval other) {
        BigInteger beyond = BigInteger.ONE.shiftLeft(Math.max(bits(), other.bits()));
        return new ExactInterval(
                hasNegative() || other.hasNegative() ? beyond.negate() : BigInteger.ZERO,
                beyond.subtract(BigInteger.ONE));
    }

    /// Nim products: they lie in the smallest field of nimbers that has both factors.
    public ExactInterval nimProduct(ExactInterval other) {
        int width = 1;
        while (width < Math.max(bits(), other.bits())) {
            width *= 2;
        }
        return to(BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE));
    }

    /// From 0 to the largest, if any is at least 0.
    public ExactInterval upTo() {
        return to(high.max(BigInteger.ZERO));
    }

    /// How many binary digits its naturals may have.
    public ExactInterval digits() {
        return of(0, upTo().high.bitLength());
    }

    /// The square roots of its naturals, rounded down.
    public ExactInterval root() {
        return to(upTo().high.sqrt());
    }

    /// The smaller of two numbers.
    public ExactInterval min(ExactInterval other) {
        return new ExactInterval(low.min(other.low), high.min(other.high));
    }

    /// The larger of two numbers.
    public ExactInterval max(ExactInterval other) {
        return new ExactInterval(low.max(other.low), high.max(other.high));
    }
}
