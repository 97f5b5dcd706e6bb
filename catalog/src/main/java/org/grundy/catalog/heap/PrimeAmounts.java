package org.grundy.catalog.heap;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.game.HeapRules;

/// The amounts made of primes that a player may take: 1 and all primes, or 1 and all prime powers.
enum PrimeAmounts {
    /// 1 and the primes.
    PRIMES,
    /// 1 and the powers of primes.
    POWERS;

    /// Whether an amount is allowed, by trial division.
    ///
    /// Cost: O(√amount).
    ///
    /// @param amount at least 1
    boolean allows(long amount) {
        long prime = leastFactor(amount);
        if (prime == amount) {
            return true;
        }
        long rest = amount;
        while (rest % prime == 0) {
            rest /= prime;
        }
        return this == POWERS && rest == 1;
    }

    private static long leastFactor(long amount) {
        for (long d = 2; d <= amount / d; d++) {
            if (amount % d == 0) {
                return d;
            }
        }
        return amount;
    }

    /// The allowed amounts up to a bound, ascending, by the sieve of Eratosthenes.
    ///
    /// Cost: O(bound · log log bound) time, a bit for each number.
    IntStream upTo(int bound) {
        BitSet composite = new BitSet(bound + 1);
        BitSet powers = new BitSet(bound + 1);
        for (int p = 2; p <= bound; p++) {
            if (!composite.get(p)) {
                for (long multiple = (long) p * p; multiple <= bound; multiple += p) {
                    composite.set((int) multiple);
                }
                for (long power = (long) p * p; power <= bound; power *= p) {
                    powers.set((int) power);
                }
            }
        }
        return IntStream.rangeClosed(1, bound)
                .filter(amount -> !composite.get(amount) || (this == POWERS && powers.get(amount)));
    }

    /// The powers of a prime up to a bound, ascending, the prime itself first; only the prime where its
    /// powers are not allowed.
    Stream<BigInteger> powersOf(int prime, BigInteger bound) {
        BigInteger base = BigInteger.valueOf(prime);
        return Stream.iterate(base, power -> power.multiply(base))
                .limit(this == POWERS ? Long.MAX_VALUE : 1)
                .takeWhile(power -> power.compareTo(bound) <= 0);
    }

    /// The rules of one heap from which these amounts may be taken.
    HeapRules rules() {
        return HeapRules.taking((n, out) -> {
            for (long amount = 1; amount <= n; amount++) {
                if (allows(amount)) {
                    out.to(n - amount);
                } else {
                    out.looked(1);
                }
            }
        });
    }
}
