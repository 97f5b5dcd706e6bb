package org.grundy.cli.contest;

import java.util.stream.IntStream;

/// What moves on numbers depend on, by its definition.
public final class Numbers {
    private Numbers() {}

    /// All divisors of a positive number, ascending.
    public static IntStream divisors(int number) {
        return IntStream.rangeClosed(1, number).filter(divisor -> number % divisor == 0);
    }

    public static boolean isPrime(int number) {
        return divisors(number).count() == 2;
    }

    /// The greatest common divisor; of 0 and another number it is that one.
    public static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
