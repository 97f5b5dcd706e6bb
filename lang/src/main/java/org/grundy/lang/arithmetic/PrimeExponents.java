package org.grundy.lang.arithmetic;

import java.util.stream.LongStream;

/// The exponents in the product of prime powers that a number is, in no particular order.
///
/// Cost: divisions by the numbers up to the cube root of 10^12, and one test for primes. What is left then has at most
/// two prime factors, so that it is a prime, the square of one, or a product of two.
final class PrimeExponents {
    private PrimeExponents() {}

    /// The exponents of a number.
    ///
    /// @param n in 1..10^12
    static LongStream of(long n) {
        LongStream.Builder exponents = LongStream.builder();
        long left = n;
        for (long d = 2; d * d * d <= left; d++) {
            long exponent = 0;
            for (; left % d == 0; left /= d) {
                exponent++;
            }
            if (exponent > 0) {
                exponents.add(exponent);
            }
        }
        return LongStream.concat(exponents.build(), ofFewFactors(left));
    }

    /// @param n a number of at most two prime factors
    private static LongStream ofFewFactors(long n) {
        if (n == 1) {
            return LongStream.empty();
        }
        if (Primality.isPrime(n)) {
            return LongStream.of(1);
        }
        long root = (long) Math.sqrt((double) n); // exact below 2^52
        return root * root == n ? LongStream.of(2) : LongStream.of(1, 1);
    }
}
