package org.grundy.value;

import java.math.BigInteger;
import java.util.Optional;

/// Arithmetic of nimbers of any size: the field that holds all natural numbers. Every operation gives what
/// [Nimbers] gives where that is defined; arguments and results are at least 0.
///
/// Cost of a product of two numbers of n words of 64 bits: about n^1.6 products of words; an inverse costs
/// a few products, squares and square roots less than one.
///
/// Sources: Conway, *On Numbers and Games* (1976), ch. 6; Lenstra, *Nim multiplication* (1978).
public final class BigNimbers {
    private BigNimbers() {}

    /// The nim sum.
    ///
    /// @throws ArithmeticException if an argument is negative
    public static BigInteger sum(BigInteger a, BigInteger b) {
        return natural(a).xor(natural(b));
    }

    /// The nim product.
    ///
    /// @throws ArithmeticException if an argument is negative
    public static BigInteger product(BigInteger a, BigInteger b) {
        int words = Math.max(words(a), words(b));
        return NimWords.number(NimWords.product(NimWords.of(a, words), NimWords.of(b, words)));
    }

    /// The nim product of a nimber with itself.
    ///
    /// @throws ArithmeticException if the argument is negative
    public static BigInteger square(BigInteger a) {
        return NimWords.number(NimWords.square(NimWords.of(a, words(a))));
    }

    /// The only nimber whose square this is.
    ///
    /// @throws ArithmeticException if the argument is negative
    public static BigInteger squareRoot(BigInteger a) {
        return NimWords.number(NimWords.squareRoot(NimWords.of(a, words(a))));
    }

    /// The nimber whose nim product with this one is 1.
    ///
    /// @throws ArithmeticException if the argument is negative or 0
    public static BigInteger inverse(BigInteger a) {
        if (a.signum() == 0) {
            throw new ArithmeticException("0 has no nim inverse");
        }
        return NimWords.number(NimWords.inverse(NimWords.of(a, words(a))));
    }

    /// The nimber whose nim product with `b` is `a`.
    ///
    /// @throws ArithmeticException if an argument is negative or `b` is 0
    public static BigInteger quotient(BigInteger a, BigInteger b) {
        return product(a, inverse(b));
    }

    /// A nim power; the power 0 of every nimber is 1. Cost: at most as many squares and products as the
    /// number of bits of the smallest field of the base, since the powers repeat with its order less one.
    ///
    /// @param exponent any integer, negative for powers of the inverse
    /// @throws ArithmeticException if the base is negative, or 0 and the exponent negative
    public static BigInteger power(BigInteger base, BigInteger exponent) {
        if (base.signum() == 0) {
            return powerOfZero(exponent);
        }
        BigInteger rest = exponent.mod(units(degree(base)));
        BigInteger power = BigInteger.ONE;
        for (int bit = rest.bitLength() - 1; bit >= 0; bit--) {
            power = square(power);
            if (rest.testBit(bit)) {
                power = product(power, base);
            }
        }
        return power;
    }

    private static BigInteger powerOfZero(BigInteger exponent) {
        if (exponent.signum() < 0) {
            throw new ArithmeticException("0 has no nim inverse");
        }
        return exponent.signum() == 0 ? BigInteger.ONE : BigInteger.ZERO;
    }

    /// The number of bits of the smallest field that contains the nimber, a power of two; also the degree of
    /// its minimal polynomial over GF(2).
    ///
    /// @throws ArithmeticException if the argument is negative
    public static int degree(BigInteger a) {
        int bits = Math.max(1, natural(a).bitLength());
        return bits == 1 ? 1 : 2 * Integer.highestOneBit(bits - 1);
    }

    /// The least positive exponent for which the nim power is 1. Empty if the nimber is 2^4096 or more:
    /// then it depends on factors of Fermat numbers that are not known.
    ///
    /// @throws ArithmeticException if the argument is negative or 0
    public static Optional<BigInteger> order(BigInteger a) {
        return NimUnits.order(unit(a));
    }

    /// Whether the nimber generates all nonzero nimbers of its smallest field. Empty where the order is not
    /// known.
    ///
    /// @throws ArithmeticException if the argument is negative or 0
    public static Optional<Boolean> primitive(BigInteger a) {
        return order(a).map(units(degree(a))::equals);
    }

    /// The nim logarithm: which power of the base a nimber is. Found whenever the order of the base has no
    /// prime factor above 2^33, so for all nimbers below 2^64. Cost: for each prime p in that order about
    /// 2·√p products.
    ///
    /// @throws ArithmeticException if the nimber is negative, or the base is negative or 0
    public static NimLogarithm log(BigInteger a, BigInteger base) {
        unit(base);
        return natural(a).signum() == 0 ? new NimLogarithm.None() : NimUnits.log(a, base);
    }

    /// The number of nonzero nimbers in a field.
    private static BigInteger units(int bits) {
        return BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
    }

    /// The number of 64-bit words of the smallest field that contains the nimber.
    private static int words(BigInteger a) {
        return Math.max(1, degree(a) / Long.SIZE);
    }

    private static BigInteger unit(BigInteger a) {
        if (a.signum() == 0) {
            throw new ArithmeticException("0 has no powers but 0 and 1");
        }
        return natural(a);
    }

    private static BigInteger natural(BigInteger a) {
        if (a.signum() < 0) {
            throw new ArithmeticException("a nimber is at least 0, not " + a);
        }
        return a;
    }
}
