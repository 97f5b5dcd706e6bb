package org.grundy.lang.expression;

import java.util.Arrays;
import org.grundy.lang.arithmetic.FunctionValues;
import org.grundy.lang.set.NamedSets;

/// The members of named sets as lists, of no more numbers than a list may have.
final class SequenceMembers {
    private static final NamedSets NAMED = new NamedSets();
    private static final long[] NONE = {};

    private SequenceMembers() {}

    static long[] of(NumberSequence kind, long[] arguments, int site) {
        long bound = arguments[arguments.length - 1];
        return switch (kind) {
            case PRIMES -> hasPrimes(bound, site) ? upTo(bound, NAMED.primes(bound, site)) : NONE;
            case PRIME_POWERS ->
                hasPrimes(bound, site) || bound == 1 ? upTo(bound, NAMED.primePowers(bound, site)) : NONE;
            case POWERS -> NAMED.powers(arguments[0], bound, site);
            case DIVISORS -> NAMED.divisors(bound, site);
        };
    }

    private static boolean hasPrimes(long bound, int site) {
        if (bound < 2) {
            return false;
        }
        ListOperations.longer((int) FunctionValues.primepi(bound, site), site);
        return true;
    }

    private static long[] upTo(long bound, long[] ascending) {
        return Arrays.copyOf(ascending, NamedSets.count(ascending, bound));
    }
}
