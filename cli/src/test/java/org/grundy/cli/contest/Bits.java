package org.grundy.cli.contest;

import java.util.stream.IntStream;

/// Sets of small numbers as the bits of one.
public final class Bits {
    private Bits() {}

    /// The numbers of a set, ascending.
    public static IntStream of(int set) {
        return IntStream.range(0, Integer.SIZE).filter(i -> has(set, i));
    }

    public static boolean has(int set, int number) {
        return (set >> number & 1) == 1;
    }

    /// The set without a number.
    public static int without(int set, int number) {
        return set & ~(1 << number);
    }

    /// The set of different numbers.
    public static int set(IntStream numbers) {
        return numbers.map(number -> 1 << number).sum();
    }

    /// The set of the numbers from 0 to below one.
    public static int below(int end) {
        return (1 << end) - 1;
    }
}
