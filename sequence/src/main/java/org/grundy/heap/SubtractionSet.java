package org.grundy.heap;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// A finite set of numbers that may be taken from a heap, or may not.
///
/// @param members at least one, increasing, each at least 1
public record SubtractionSet(List<BigInteger> members) {
    /// Copies the list.
    ///
    /// @throws IllegalArgumentException if it is empty, not increasing or has a number below 1
    public SubtractionSet {
        members = List.copyOf(members);
        BigInteger before = BigInteger.ZERO;
        for (BigInteger member : members) {
            if (member.compareTo(before) <= 0) {
                throw new IllegalArgumentException("not increasing from 1 on: " + members);
            }
            before = member;
        }
        if (members.isEmpty()) {
            throw new IllegalArgumentException("the set is empty");
        }
    }

    /// The set of these numbers, in any order and with repetitions.
    ///
    /// @throws IllegalArgumentException if there is none or one is below 1
    public static SubtractionSet of(Collection<BigInteger> numbers) {
        return new SubtractionSet(List.copyOf(new TreeSet<>(numbers)));
    }

    /// The set of these numbers.
    ///
    /// @throws IllegalArgumentException if there is none or one is below 1
    public static SubtractionSet of(long... numbers) {
        return of(Arrays.stream(numbers).mapToObj(BigInteger::valueOf).toList());
    }

    /// The largest member.
    public BigInteger largest() {
        return members.getLast();
    }

    /// The members up to a bound, increasing.
    public int[] upTo(int bound) {
        return members.stream()
                .filter(member -> member.compareTo(BigInteger.valueOf(bound)) <= 0)
                .mapToInt(BigInteger::intValueExact)
                .toArray();
    }

    /// The members with commas: `1,2,4`.
    @Override
    public String toString() {
        return members.stream().map(BigInteger::toString).collect(Collectors.joining(","));
    }
}
