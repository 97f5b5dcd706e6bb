package org.grundy.lang.arithmetic;

/// Tests numbers up to [#LARGEST_TESTED] for being prime, by the test of Miller and Rabin with bases
/// that are known to be enough: no composite number below 2152302898747 is a strong probable prime to
/// 2, 3, 5, 7 and 11.
///
/// Cost: at most 5 powers. Division by all numbers up to the root would be a million steps, which no budget charges.
///
/// Source: G. Jaeschke, "On strong pseudoprimes to several bases", Math. Comp. 61 (1993).
final class Primality {
    /// The largest number that can be tested.
    static final long LARGEST_TESTED = 2_152_302_898_746L;

    private static final int[] BASES = {2, 3, 5, 7, 11};

    /// The factors of a product are multiplied in pieces of so many bits, so that nothing leaves 63 bits.
    private static final int HALF = 20;

    private Primality() {}

    /// Whether a number is a prime.
    ///
    /// @param n at most [#LARGEST_TESTED]
    static boolean isPrime(long n) {
        for (int base : BASES) {
            if (n % base == 0 || n < 2) {
                return n == base;
            }
        }
        long odd = n - 1;
        int twos = Long.numberOfTrailingZeros(odd);
        odd >>= twos;
        for (int base : BASES) {
            if (!isProbable(power(base, odd, n), twos, n)) {
                return false;
            }
        }
        return true;
    }

    /// Whether a power is 1, or becomes −1 by squaring it fewer times than `twos`.
    private static boolean isProbable(long power, int twos, long n) {
        long square = power;
        if (square == 1 || square == n - 1) {
            return true;
        }
        for (int i = 1; i < twos; i++) {
            square = product(square, square, n);
            if (square == n - 1) {
                return true;
            }
        }
        return false;
    }

    private static long power(long base, long exponent, long n) {
        long result = 1;
        long square = base % n;
        for (long left = exponent; left > 0; left >>= 1) {
            if ((left & 1) == 1) {
                result = product(result, square, n);
            }
            square = product(square, square, n);
        }
        return result;
    }

    private static long product(long a, long b, long n) {
        long high = a * (b >> HALF) % n;
        return ((high << HALF) + a * (b & ((1L << HALF) - 1))) % n;
    }
}
