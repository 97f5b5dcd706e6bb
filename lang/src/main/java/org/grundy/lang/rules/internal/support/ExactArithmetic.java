package org.grundy.lang.rules.internal.support;

import org.grundy.lang.rules.GreedyParts;
import org.grundy.lang.rules.internal.support.RuleFault.Kind;
import org.grundy.value.Nimbers;

/// Integer arithmetic in which every result is exact or a [RuleFault] at the given site. Called by compiled
/// rules.
public final class ExactArithmetic {
    private static final long LARGEST_TRIED = 1_000_000_000_000L;

    /// Of two larger ones there are as many parts to try as the smaller one says, and more.
    private static final long MOST_TIMES = 4096;

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

    /// Exclusive or of two numbers.
    public static long xor(long a, long b) {
        return a ^ b;
    }

    /// Absolute value.
    public static long abs(long a, int site) {
        return a < 0 ? subtract(0, a, site) : a;
    }

    /// Greatest common divisor, not negative; that of 0 and 0 is 0.
    public static long gcd(long a, long b, int site) {
        long x = abs(a, site);
        long y = abs(b, site);
        while (y != 0) {
            long r = x % y;
            x = y;
            y = r;
        }
        return x;
    }

    /// The number of binary ones of a natural.
    public static long popcount(long a, int site) {
        return Long.bitCount(argument(a, site));
    }

    /// Checks the argument of a function of naturals.
    private static long argument(long a, int site) {
        if (a < 0) {
            throw new RuleFault(Kind.ARGUMENT, site);
        }
        return a;
    }

    /// The largest power of 2 that divides a natural, 0 for 0.
    public static long lowbit(long a, int site) {
        return Long.lowestOneBit(argument(a, site));
    }

    /// The largest power of 2 that is at most a natural, 0 for 0.
    public static long highbit(long a, int site) {
        return Long.highestOneBit(argument(a, site));
    }

    /// The exponent of 2 in a natural, 0 for 0.
    public static long trailingzeros(long a, int site) {
        return argument(a, site) == 0 ? 0 : Long.numberOfTrailingZeros(a);
    }

    /// The number of trailing binary ones of a natural.
    public static long trailingones(long a, int site) {
        return Long.numberOfTrailingZeros(~argument(a, site));
    }

    /// Bitwise and of two naturals.
    public static long bitand(long a, long b, int site) {
        return argument(a, site) & argument(b, site);
    }

    /// Bitwise or of two naturals.
    public static long bitor(long a, long b, int site) {
        return argument(a, site) | argument(b, site);
    }

    /// Nim product of two naturals.
    public static long nimproduct(long a, long b, int site) {
        long product = Nimbers.product(argument(a, site), argument(b, site));
        if (product < 0) {
            throw new RuleFault(Kind.OVERFLOW, site);
        }
        return product;
    }

    /// 1 for a prime, 0 for another natural.
    public static long isprime(long a, int site) {
        if (argument(a, site) > LARGEST_TRIED) {
            throw new RuleFault(Kind.TOO_LARGE, site);
        }
        return Primality.isPrime(a) ? 1 : 0;
    }

    /// 1 if a natural is a power of a number of at least 2, else 0.
    public static long ispower(long a, long base, int site) {
        if (base < 2) {
            throw new RuleFault(Kind.BASE, site);
        }
        long left = a;
        while (left > 1 && left % base == 0) {
            left /= base;
        }
        return left == 1 ? 1 : 0;
    }

    /// The smallest part of a natural where at most k times as much may be taken.
    public static long smallestpart(long a, long k, int site) {
        if (k < 1) {
            throw new RuleFault(Kind.ARGUMENT, site);
        }
        if (k > MOST_TIMES && a > MOST_TIMES) {
            throw new RuleFault(Kind.PARTS, site);
        }
        try {
            return new GreedyParts(0, k, 0).smallest(argument(a, site));
        } catch (ArithmeticException overflow) {
            throw new RuleFault(Kind.OVERFLOW, site);
        }
    }

    /// The square root of a natural, rounded down.
    public static long isqrt(long a, int site) {
        long root = (long) Math.sqrt((double) argument(a, site));
        while (root > 3_037_000_499L || root * root > a) {
            root--;
        }
        while (root < 3_037_000_499L && (root + 1) * (root + 1) <= a) {
            root++;
        }
        return root;
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
