package org.grundy.lang.rules.internal.execution;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Divisors of a number, as far as its prime factors are found by trial division.
///
/// Cost: at most 10^6 divisions, and the number of divisors.
///
/// @param divisors ascending; at most 100 if they are not complete
/// @param complete whether all of them are listed
record Factors(List<BigInteger> divisors, boolean complete) {
    private static final int LARGEST_TRIED = 1_000_000;
    private static final int MOST_DIVISORS = 100_000;
    private static final int FIRST = 100;

    /// The divisors of a number; none below 1.
    static Factors of(BigInteger n) {
        if (n.signum() <= 0) {
            return new Factors(List.of(), true);
        }
        List<BigInteger> divisors = new ArrayList<>(List.of(BigInteger.ONE));
        BigInteger rest = n;
        BigInteger candidate = BigInteger.TWO;
        while (rest.compareTo(BigInteger.ONE) > 0 && divisors.size() <= MOST_DIVISORS) {
            if (candidate.multiply(candidate).compareTo(rest) > 0) {
                candidate = rest;
            } else if (candidate.intValue() > LARGEST_TRIED) {
                break;
            }
            BigInteger power = BigInteger.ONE;
            List<BigInteger> before = List.copyOf(divisors);
            while (rest.mod(candidate).signum() == 0 && divisors.size() <= MOST_DIVISORS) {
                rest = rest.divide(candidate);
                power = power.multiply(candidate);
                BigInteger factor = power;
                before.forEach(divisor -> divisors.add(divisor.multiply(factor)));
            }
            candidate = candidate.add(BigInteger.ONE);
        }
        boolean complete = rest.equals(BigInteger.ONE) && divisors.size() <= MOST_DIVISORS;
        List<BigInteger> sorted = divisors.stream().sorted().toList();
        return new Factors(complete ? sorted : sorted.subList(0, Math.min(FIRST, sorted.size())), complete);
    }
}
