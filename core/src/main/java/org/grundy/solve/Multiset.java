package org.grundy.solve;

import java.util.Arrays;

/// A multiset of the numbers of positions.
///
/// @param numbers ascending; shared, never written to
@SuppressWarnings("ArrayRecordComponent") // equality by content is defined below
record Multiset(int[] numbers) implements Comparable<Multiset> {
    private static final int SPREAD = 0x9E3779B1;

    boolean isEmpty() {
        return numbers.length == 0;
    }

    /// How many bytes its numbers take.
    long bytes() {
        return (long) Integer.BYTES * numbers.length;
    }

    /// This multiset without one of its numbers and with all of another's.
    Multiset replace(int place, Multiset by) {
        int[] result = new int[numbers.length - 1 + by.numbers.length];
        int at = 0;
        int other = 0;
        for (int i = 0; i < numbers.length; i++) {
            if (i != place) {
                while (other < by.numbers.length && by.numbers[other] < numbers[i]) {
                    result[at++] = by.numbers[other++];
                }
                result[at++] = numbers[i];
            }
        }
        System.arraycopy(by.numbers, other, result, at, by.numbers.length - other);
        return new Multiset(result);
    }

    @Override
    public int compareTo(Multiset other) {
        return Arrays.compare(numbers, other.numbers);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Multiset that && Arrays.equals(numbers, that.numbers);
    }

    /// Numbers are spread over all bits: those of a board and of its parts are close together.
    @Override
    public int hashCode() {
        int hash = 0;
        for (int number : numbers) {
            hash = (hash ^ number) * SPREAD;
            hash ^= hash >>> 15;
        }
        return hash;
    }

    @Override
    public String toString() {
        return Arrays.toString(numbers);
    }
}
