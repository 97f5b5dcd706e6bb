package org.grundy.lang.rules.internal.proof;

import java.math.BigInteger;
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
    private static final BigInteger GREATEST = BigInteger.valueOf(Long.MAX_VALUE);

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

    /// The numbers of 64 bits between two of any size, or the one that is nearest.
    static Interval hull(ExactInterval exact) {
        return new Interval(cut(exact.low()), cut(exact.high()));
    }

    private static long cut(BigInteger number) {
        return number.max(LEAST).min(GREATEST).longValueExact();
    }

    /// The same in exact arithmetic.
    ExactInterval exact() {
        return ExactInterval.of(min, max);
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
