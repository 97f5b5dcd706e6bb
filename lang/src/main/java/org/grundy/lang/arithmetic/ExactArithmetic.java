package org.grundy.lang.arithmetic;

import org.grundy.lang.arithmetic.RuleFault.Kind;

/// Integer arithmetic in which every result is exact or a [RuleFault] at the given site. Called by compiled
/// rules.
public final class ExactArithmetic {
    private ExactArithmetic() {}

    /// Sum.
    public static long add(long a, long b, int site) {
        long sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw new RuleFault(Kind.OVERFLOW, site);
        }
        return sum;
    }

    /// Difference.
    public static long subtract(long a, long b, int site) {
        long difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            throw new RuleFault(Kind.OVERFLOW, site);
        }
        return difference;
    }

    /// Product.
    public static long multiply(long a, long b, int site) {
        long low = a * b;
        if (Math.multiplyHigh(a, b) != low >> 63) {
            throw new RuleFault(Kind.OVERFLOW, site);
        }
        return low;
    }

    /// Quotient rounded down.
    public static long divide(long a, long b, int site) {
        if (b == 0) {
            throw new RuleFault(Kind.ZERO, site);
        }
        if (b == -1) {
            return subtract(0, a, site);
        }
        return Math.floorDiv(a, b);
    }

    /// Remainder of that quotient: 0 or of the divisor's sign.
    public static long remainder(long a, long b, int site) {
        if (b == 0) {
            throw new RuleFault(Kind.ZERO, site);
        }
        return Math.floorMod(a, b);
    }

    /// Power with a natural exponent; 0 to the 0 is 1.
    public static long power(long base, long exponent, int site) {
        if (exponent < 0) {
            throw new RuleFault(Kind.ARGUMENT, site);
        }
        if (base >= -1 && base <= 1) {
            return exponent == 0 ? 1 : base == -1 && exponent % 2 == 0 ? 1 : base;
        }
        long result = 1;
        for (long i = 0; i < exponent; i++) {
            result = multiply(result, base, site);
        }
        return result;
    }

    /// Whether the first divides the second; 0 divides 0 alone.
    public static boolean divides(long a, long b) {
        return a == 0 ? b == 0 : b % a == 0;
    }

    /// Checks that a step is at least 1.
    public static long step(long step, int site) {
        if (step < 1) {
            throw new RuleFault(Kind.STEP, site);
        }
        return step;
    }

    /// A nimber.
    public static int nimber(long value, int site) {
        if (value < 0 || value > 0xffff) {
            throw new RuleFault(Kind.NIMBER, site);
        }
        return (int) value;
    }

    /// Checks that a number of the state is not negative.
    public static long natural(long value, int site) {
        if (value < 0) {
            throw RuleFault.below(value, site);
        }
        return value;
    }

    /// Checks a number of copies.
    public static long copies(long value, int site) {
        if (value < 0) {
            throw new RuleFault(Kind.ARGUMENT, site);
        }
        return value;
    }

    /// Checks that a state exists.
    public static void inside(boolean inside, int site) {
        if (!inside) {
            throw new RuleFault(Kind.LEAVES, site);
        }
    }
}
