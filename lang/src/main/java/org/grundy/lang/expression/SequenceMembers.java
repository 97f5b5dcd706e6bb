package org.grundy.lang.expression;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.grundy.lang.arithmetic.FunctionValues;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.arithmetic.RuleFault.Kind;

/// The members of named sets as lists.
///
/// Cost: of primes a look-up for each number up to the bound, of divisors √n.
final class SequenceMembers {
    private static final long LARGEST_DIVIDED = 1_000_000_000_000L;

    private SequenceMembers() {}

    static long[] of(NumberSequence kind, long[] arguments, int site) {
        long bound = arguments[arguments.length - 1];
        return switch (kind) {
            case PRIMES -> primes(bound, site).toArray();
            case PRIME_POWERS -> primePowers(bound, site);
            case POWERS -> powers(arguments[0], bound, site).toArray();
            case DIVISORS -> divisors(bound, site);
        };
    }

    private static LongStream primes(long bound, int site) {
        if (bound < 2) {
            return LongStream.empty();
        }
        ListOperations.longer((int) FunctionValues.primepi(bound, site), site);
        return LongStream.rangeClosed(2, bound)
                .filter(n -> FunctionValues.primepi(n, site) > FunctionValues.primepi(n - 1, site));
    }

    private static long[] primePowers(long bound, int site) {
        LongStream one = bound < 1 ? LongStream.empty() : LongStream.of(1);
        return LongStream.concat(
                        one,
                        primes(bound, site).flatMap(p -> powers(p, bound, site).skip(1)))
                .sorted()
                .toArray();
    }

    private static LongStream powers(long base, long bound, int site) {
        if (base < 2) {
            throw new RuleFault(Kind.BASE, site);
        }
        return bound < 1
                ? LongStream.empty()
                : LongStream.iterate(1, power -> power > 0, power -> power > bound / base ? 0 : power * base);
    }

    private static long[] divisors(long number, int site) {
        if (number > LARGEST_DIVIDED) {
            throw new RuleFault(Kind.DIVISORS, site);
        }
        long[] small = LongStream.iterate(1, d -> d <= number / d, d -> d + 1)
                .filter(d -> number % d == 0)
                .toArray();
        return LongStream.concat(
                        Arrays.stream(small),
                        Arrays.stream(small).map(d -> number / d).filter(d -> d * d != number))
                .distinct()
                .sorted()
                .toArray();
    }
}
