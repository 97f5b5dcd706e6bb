package org.grundy.lang.rules.tree;

import java.util.List;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.LongStream;

/// The amounts that may be taken from a heap of any size: the union of the sets below.
///
/// @param listed numbers one by one, each at least 1
/// @param powersOf the powers of each of these, 1 included
/// @param primes whether every prime may be taken
/// @param primePowers whether every power of a prime may be taken, 1 included
/// @param from every number from this one on, at least 1; empty if there is no such number
public record TakeAmounts(
        SortedSet<Long> listed, List<Long> powersOf, boolean primes, boolean primePowers, OptionalLong from) {
    public TakeAmounts {
        listed = new TreeSet<>(listed);
        powersOf = List.copyOf(powersOf);
    }

    /// Whether only finitely many numbers may be taken.
    public boolean finite() {
        return powersOf.isEmpty() && !primes && !primePowers && from.isEmpty();
    }

    /// Whether a number may be taken.
    ///
    /// @param number at least 1
    public boolean contains(long number) {
        return listed.contains(number)
                || powersOf.stream().anyMatch(base -> isPowerOf(base, number))
                || (primes && isPrime(number))
                || (primePowers && (number == 1 || primeFactors(number).size() == 1))
                || (from.isPresent() && number >= from.getAsLong());
    }

    /// Whether no positive multiple of a number may be taken. Decided by factors, not by trying multiples.
    ///
    /// @param number at least 1
    public boolean avoidsMultiplesOf(long number) {
        TreeSet<Long> factors = primeFactors(number);
        boolean listedOnes = listed.stream().anyMatch(each -> each % number == 0);
        boolean powers = powersOf.stream().anyMatch(base -> factors.stream().allMatch(factor -> base % factor == 0));
        boolean ofPrimes = primes && (number == 1 || isPrime(number));
        boolean ofPrimePowers = primePowers && factors.size() <= 1;
        return !listedOnes && !powers && !ofPrimes && !ofPrimePowers && from.isEmpty();
    }

    private static boolean isPowerOf(long base, long number) {
        long left = number;
        while (base > 1 && left % base == 0) {
            left /= base;
        }
        return left == 1;
    }

    private static boolean isPrime(long number) {
        return number >= 2
                && LongStream.iterate(2, d -> d <= number / d, d -> d + 1).noneMatch(d -> number % d == 0);
    }

    private static TreeSet<Long> primeFactors(long number) {
        TreeSet<Long> factors = new TreeSet<>();
        long left = number;
        for (long d = 2; d <= left / d; d++) {
            while (left % d == 0) {
                factors.add(d);
                left /= d;
            }
        }
        if (left > 1) {
            factors.add(left);
        }
        return factors;
    }
}
