package org.grundy.lang.rules.internal.proof;

import java.math.BigInteger;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.ExactInterval;

/// A closed interval of 64-bit integers. Results beyond 64 bits are clamped, since the rules fault
/// there.
///
/// @param min the least
/// @param max the largest, at least `min`
public record Interval(long min, long max) {
    /// Every number.
    public static final Interval ALL = new Interval(Long.MIN_VALUE, Long.MAX_VALUE);
    /// Every number that a state can have.
    public static final Interval NATURALS = new Interval(0, Long.MAX_VALUE);

    private static final BigInteger LEAST = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);

    /// Checks the order.
    ///
    /// @throws IllegalArgumentException if the interval is empty
    public Interval {
        if (min > max) {
            throw new IllegalArgumentException(min + " > " + max);
        }
    }

    /// One number.
    public static Interval of(long value) {
        return new Interval(value, value);
    }

    /// From 0 to a bound.
    public static Interval upTo(long max) {
        return new Interval(0, Math.max(0, max));
    }

    /// The interval between two ends in either order.
    static Interval between(long min, long max) {
        return min <= max ? new Interval(min, max) : new Interval(max, max);
    }

    /// The smallest interval that contains some exact numbers.
    static Interval hull(Stream<BigInteger> numbers) {
        BigInteger[] ends = ends(numbers);
        return new Interval(cut(ends[0]), cut(ends[1]));
    }

    /// Whether some exact numbers all fit 64 bits.
    static boolean fits(Stream<BigInteger> numbers) {
        BigInteger[] ends = ends(numbers);
        return ends[0].compareTo(LEAST) >= 0 && ends[1].compareTo(MOST) <= 0;
    }

    private static BigInteger[] ends(Stream<BigInteger> numbers) {
        return numbers.map(each -> new BigInteger[] {each, each})
                .reduce((a, b) -> new BigInteger[] {a[0].min(b[0]), a[1].max(b[1])})
                .orElseThrow();
    }

    private static long cut(BigInteger number) {
        return number.max(LEAST).min(MOST).longValueExact();
    }

    /// The same in exact arithmetic.
    ExactInterval exact() {
        return ExactInterval.of(min, max);
    }

    /// The two ends.
    Stream<BigInteger> ends() {
        return Stream.of(BigInteger.valueOf(min), BigInteger.valueOf(max));
    }

    /// The smallest interval that contains this one and another.
    public Interval or(Interval other) {
        return new Interval(Math.min(min, other.min), Math.max(max, other.max));
    }

    /// Whether all its numbers fit 32 bits.
    public boolean isNarrow() {
        return min >= Integer.MIN_VALUE && max <= Integer.MAX_VALUE;
    }

    /// Whether it contains a number.
    public boolean contains(long number) {
        return min <= number && number <= max;
    }
}
