package org.grundy.lang.arithmetic;

/// Functions of the digits of natural numbers, exact.
///
/// All throw [ArithmeticException] where they are not defined, or a result does not fit 64 bits.
public final class DigitArithmetic {
    private DigitArithmetic() {}

    /// The logarithm rounded down: the largest e with base^e ≤ number.
    ///
    /// @param number at least 1
    /// @param base at least 2
    public static long log(long number, long base) {
        checkBase(base);
        if (number < 1) {
            throw new ArithmeticException("no logarithm of " + number);
        }
        long exponent = 0;
        for (long left = number; left >= base; left /= base) {
            exponent++;
        }
        return exponent;
    }

    /// The sum of the digits.
    ///
    /// @param number at least 0
    /// @param base at least 2
    public static long digitSum(long number, long base) {
        checkNatural(number);
        checkBase(base);
        long sum = 0;
        for (long left = number; left > 0; left /= base) {
            sum += left % base;
        }
        return sum;
    }

    /// The digit with the weight base^place; 0 beyond the first digit.
    ///
    /// @param number at least 0
    /// @param base at least 2
    /// @param place at least 0
    public static long digit(long number, long base, long place) {
        checkNatural(number);
        checkBase(base);
        checkNatural(place);
        long left = number;
        for (long i = 0; i < place && left > 0; i++) {
            left /= base;
        }
        return left % base;
    }

    /// A power with a natural exponent; 0 to the 0 is 1.
    public static long power(long base, long exponent) {
        checkNatural(exponent);
        if (base >= -1 && base <= 1) {
            return exponent == 0 ? 1 : base == -1 && exponent % 2 == 0 ? 1 : base;
        }
        long result = 1;
        for (long i = 0; i < exponent; i++) {
            result = Math.multiplyExact(result, base);
        }
        return result;
    }

    private static void checkNatural(long number) {
        if (number < 0) {
            throw new ArithmeticException("negative: " + number);
        }
    }

    private static void checkBase(long base) {
        if (base < 2) {
            throw new ArithmeticException("no base: " + base);
        }
    }
}
