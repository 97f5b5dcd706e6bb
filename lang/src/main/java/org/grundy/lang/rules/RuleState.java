package org.grundy.lang.rules;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/// A position of a game that is given by rules: a few numbers, then those of its list, if it has one; or a
/// nimber, where the rules say that a position is one. Immutable.
public final class RuleState {
    /// Odd, with bits in no order: 2^64 by the golden ratio.
    private static final long MIXING = 0x9E37_79B9_7F4A_7C15L;

    private final long[] numbers;
    private final boolean nimber;

    private RuleState(long[] numbers, boolean nimber) {
        this.numbers = numbers;
        this.nimber = nimber;
    }

    /// A state of these numbers, each at least 0.
    public static RuleState of(long... numbers) {
        return new RuleState(numbers.clone(), false);
    }

    /// A state that shares the array; the caller must not change it.
    static RuleState sharing(long[] numbers) {
        return new RuleState(numbers, false);
    }

    /// The nimber of a value.
    ///
    /// @param value at least 0
    static RuleState nimber(long value) {
        return new RuleState(new long[] {value}, true);
    }

    /// Whether this is a nimber.
    public boolean isNimber() {
        return nimber;
    }

    /// The state's numbers and then its list, or a nimber's value, as a new array.
    public long[] toArray() {
        return numbers.clone();
    }

    /// The same as integers of any length.
    public List<BigInteger> toIntegers() {
        return LongStream.of(numbers).mapToObj(BigInteger::valueOf).toList();
    }

    /// The array itself, not to be changed.
    long[] shared() {
        return numbers;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RuleState that && nimber == that.nimber && Arrays.equals(numbers, that.numbers);
    }

    /// Searches hold millions of states that lie near to each other, and for 31x + y those on a line would be one.
    /// Single numbers stay in their order.
    @Override
    public int hashCode() {
        if (numbers.length == 1) {
            return Long.hashCode(numbers[0]);
        }
        long hash = 1;
        for (long number : numbers) {
            hash = (hash ^ number) * MIXING;
            hash ^= hash >>> Integer.SIZE;
        }
        return (int) hash;
    }

    /// As written between parentheses: `5` or `3,5`; a nimber as `*2`.
    @Override
    public String toString() {
        String written = LongStream.of(numbers).mapToObj(Long::toString).collect(Collectors.joining(","));
        return nimber ? "*" + written : written;
    }
}
