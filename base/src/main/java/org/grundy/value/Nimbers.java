package org.grundy.value;

import static org.grundy.value.NimTables.HALF;
import static org.grundy.value.NimTables.HALF_SQUARED;
import static org.grundy.value.NimTables.UNITS;

/// Arithmetic of the nimbers below 2^64, a field of characteristic 2. A nimber is a `long` read without
/// sign; every `long` is one.
///
/// With F = 2^32 a nimber is a₁F + a₀, and F⊗F = F + F/2; the halves are taken apart once more to 16 bits,
/// for which there are tables of logarithms. Cost: a product is nine products of 16 bits (Karatsuba's rule
/// twice), an inverse about one and a half products.
///
/// Sources: Conway, *On Numbers and Games* (1976), ch. 6; Lenstra, *Nim multiplication* (1978).
public final class Nimbers {
    private static final int LOW = 0xffff;

    private Nimbers() {}

    /// The nim sum.
    public static long sum(long a, long b) {
        return a ^ b;
    }

    /// The nim product.
    public static long product(long a, long b) {
        int a0 = (int) a & LOW;
        int a1 = (int) (a >>> 16) & LOW;
        int a2 = (int) (a >>> 32) & LOW;
        int a3 = (int) (a >>> 48);
        int b0 = (int) b & LOW;
        int b1 = (int) (b >>> 16) & LOW;
        int b2 = (int) (b >>> 32) & LOW;
        int b3 = (int) (b >>> 48);
        int lowLow = product(a0, b0, 0);
        int lowMixed = product(a1 ^ a0, b1 ^ b0, 0);
        int highMixed = NimTables.log(a3 ^ a2) + NimTables.log(b3 ^ b2);
        int mixedLow = product(a2 ^ a0, b2 ^ b0, 0);
        int mixedMixed = product(a3 ^ a2 ^ a1 ^ a0, b3 ^ b2 ^ b1 ^ b0, 0);
        // The products of upper halves come in only as multiples of 2^15 or its square: a sum of logarithms.
        int lowHigh = product(a1, b1, HALF);
        int mixedHigh = product(a3 ^ a1, b3 ^ b1, HALF);
        int r0 = lowLow ^ lowHigh ^ NimTables.power(highMixed + HALF_SQUARED) ^ product(a2, b2, HALF_SQUARED);
        int r1 = lowMixed ^ lowLow ^ NimTables.power(highMixed + HALF) ^ product(a3, b3, HALF_SQUARED);
        int r2 = mixedLow ^ lowLow ^ mixedHigh ^ lowHigh;
        int r3 = mixedMixed ^ mixedLow ^ lowMixed ^ lowLow;
        return join(words(r3, r2), words(r1, r0));
    }

    /// The nim product of a nimber with itself.
    public static long square(long a) {
        int high = square((int) (a >>> 32));
        return join(high, square((int) a) ^ timesHalf(high));
    }

    /// The only nimber whose square this is.
    public static long squareRoot(long a) {
        int high = (int) (a >>> 32);
        return join(squareRoot(high), squareRoot((int) a ^ timesHalf(high)));
    }

    /// The nimber whose nim product with this one is 1.
    ///
    /// @throws ArithmeticException if the nimber is 0
    public static long inverse(long a) {
        if (a == 0) {
            throw new ArithmeticException("0 has no nim inverse");
        }
        int high = (int) (a >>> 32);
        int low = (int) a;
        int norm = inverse(product(low, low ^ high) ^ timesHalf(square(high)));
        return join(product(high, norm), product(low ^ high, norm));
    }

    /// The nimber whose nim product with `b` is `a`.
    ///
    /// @throws ArithmeticException if `b` is 0
    public static long quotient(long a, long b) {
        return product(a, inverse(b));
    }

    /// A nim power; the power 0 of every nimber is 1. Cost: at most 63 squares and 63 products.
    ///
    /// @param exponent negative for powers of the inverse
    /// @throws ArithmeticException if the base is 0 and the exponent negative
    public static long power(long base, long exponent) {
        long square = exponent < 0 ? inverse(base) : base;
        long power = 1;
        // The least exponent is its own negative; read without sign it is right.
        for (long rest = Math.abs(exponent); rest != 0; rest >>>= 1) {
            if ((rest & 1) == 1) {
                power = product(power, square);
            }
            square = square(square);
        }
        return power;
    }

    /// The number of bits of the smallest field that contains the nimber, a power of two; also the degree of
    /// its minimal polynomial over GF(2).
    public static int degree(long a) {
        int bits = Math.max(1, Long.SIZE - Long.numberOfLeadingZeros(a));
        return bits == 1 ? 1 : 2 * Integer.highestOneBit(bits - 1);
    }

    private static int product(int a, int b, int factor) {
        return NimTables.power(NimTables.log(a) + NimTables.log(b) + factor);
    }

    /// The product of two nimbers below 2^32.
    private static int product(int a, int b) {
        int a1 = a >>> 16;
        int a0 = a & LOW;
        int b1 = b >>> 16;
        int b0 = b & LOW;
        int low = product(a0, b0, 0);
        return words(product(a1 ^ a0, b1 ^ b0, 0) ^ low, low ^ product(a1, b1, HALF));
    }

    /// The product of a nimber below 2^32 with 2^31.
    private static int timesHalf(int a) {
        int high = a >>> 16;
        return words(times(high ^ (a & LOW), HALF), times(high, HALF_SQUARED));
    }

    private static int times(int a, int factor) {
        return NimTables.power(NimTables.log(a) + factor);
    }

    private static int square(int a) {
        int high = a >>> 16;
        int low = a & LOW;
        return words(product(high, high, 0), product(low, low, 0) ^ product(high, high, HALF));
    }

    private static int squareRoot(int a) {
        int high = a >>> 16;
        return words(root(high), root((a & LOW) ^ times(high, HALF)));
    }

    /// The root of a nimber below 2^16. The number of units is odd, so every logarithm has a half.
    private static int root(int a) {
        int log = NimTables.log(a);
        return a == 0 ? 0 : NimTables.power((log & 1) == 0 ? log / 2 : (log + UNITS) / 2);
    }

    private static int inverse(int a) {
        int high = a >>> 16;
        int low = a & LOW;
        int norm = product(low, low ^ high, 0) ^ product(high, high, HALF);
        int log = UNITS - NimTables.log(norm);
        return words(times(high, log), times(low ^ high, log));
    }

    private static long join(int high, int low) {
        return ((long) high << 32) | (low & 0xffffffffL);
    }

    private static int words(int high, int low) {
        return (high << 16) | low;
    }
}
