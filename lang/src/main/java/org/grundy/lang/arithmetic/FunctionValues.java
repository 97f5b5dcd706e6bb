package org.grundy.lang.arithmetic;

import java.util.stream.LongStream;
import org.grundy.lang.arithmetic.RuleFault.Kind;
import org.grundy.value.Nimbers;

/// The values of the functions of [NumberFunction], each a method of its name: exact, or a [RuleFault] at the given
/// site. Called by compiled rules.
public final class FunctionValues {
    private static final long LARGEST_FACTORED = 1_000_000_000_000L;

    /// Of two larger ones there are as many parts to try as the smaller one says, and more.
    private static final long MOST_TIMES = 4096;

    private FunctionValues() {}

    /// The smaller of two.
    public static long min(long a, long b, int site) {
        return Math.min(a, b);
    }

    /// The larger of two.
    public static long max(long a, long b, int site) {
        return Math.max(a, b);
    }

    /// Absolute value.
    public static long abs(long a, int site) {
        return a < 0 ? ExactArithmetic.subtract(0, a, site) : a;
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
        if (argument(a, site) > Primality.LARGEST_TESTED) {
            throw new RuleFault(Kind.PRIMALITY, site);
        }
        return Primality.isPrime(a) ? 1 : 0;
    }

    /// The number of primes up to a natural.
    public static long primepi(long a, int site) {
        if (argument(a, site) > PrimeCounts.FURTHEST) {
            throw new RuleFault(Kind.COUNTED, site);
        }
        return PrimeCounts.upTo((int) a);
    }

    /// The number of prime factors of a number of at least 1, each counted once.
    public static long omega(long a, int site) {
        return exponents(a, site).count();
    }

    /// The number of prime factors of a number of at least 1, each counted as often as it divides.
    public static long bigomega(long a, int site) {
        return exponents(a, site).sum();
    }

    /// The number of divisors of a number of at least 1.
    public static long numdiv(long a, int site) {
        return exponents(a, site).reduce(1, (product, exponent) -> product * (exponent + 1));
    }

    private static LongStream exponents(long a, int site) {
        if (a < 1 || a > LARGEST_FACTORED) {
            throw new RuleFault(Kind.FACTORS, site);
        }
        return PrimeExponents.of(a);
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
        return new GreedyParts(0, k, 0).smallest(argument(a, site));
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

    /// The logarithm of a number of at least 1 to a base of at least 2, rounded down.
    public static long log(long a, long base, int site) {
        if (a < 1 || base < 2) {
            throw new RuleFault(Kind.LOGARITHM, site);
        }
        long exponent = 0;
        for (long left = a; left >= base; left /= base) {
            exponent++;
        }
        return exponent;
    }

    /// The sum of the digits of a natural in a base of at least 2.
    public static long digitsum(long a, long base, int site) {
        checkDigits(a, base, 0, site);
        long sum = 0;
        for (long left = a; left > 0; left /= base) {
            sum += left % base;
        }
        return sum;
    }

    /// A digit of a natural, counted from the last one; 0 beyond the first.
    public static long digit(long a, long base, long place, int site) {
        checkDigits(a, base, place, site);
        long left = a;
        for (long i = 0; i < place && left > 0; i++) {
            left /= base;
        }
        return left % base;
    }

    private static void checkDigits(long a, long base, long place, int site) {
        if (a < 0 || base < 2 || place < 0) {
            throw new RuleFault(Kind.DIGITS, site);
        }
    }
}
