package org.grundy.lang.set;

import java.util.Arrays;
import java.util.BitSet;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.arithmetic.RuleFault.Kind;

/// The named sets, as ascending arrays. Sieved arrays are cached; an array may extend beyond the
/// requested bound, and the caller stops there. Thread-safe.
public final class NamedSets {
    private static final long[] NONE = {};
    private static final long FURTHEST = 100_000_000;
    private static final long LARGEST_DIVIDED = 1_000_000_000_000L;

    private volatile long[] primes = {};
    private volatile long[] primePowers = {};
    private volatile long[] powers = {};
    private volatile long sieved;
    private final DivisorSieve divisors = new DivisorSieve();

    /// No set yet.
    public NamedSets() {}

    /// Primes, at least all up to n.
    public long[] primes(long n, int site) {
        sieve(n, site);
        return primes;
    }

    /// 1 and the powers of primes, at least all up to n.
    public long[] primePowers(long n, int site) {
        sieve(n, site);
        return primePowers;
    }

    /// The powers of c up to n, with 1.
    public long[] powers(long c, long n, int site) {
        if (c < 2) {
            throw new RuleFault(Kind.BASE, site);
        }
        long[] all = new long[64];
        int count = 0;
        for (long power = 1; power <= n; power *= c) {
            all[count++] = power;
            if (power > n / c) {
                break;
            }
        }
        return Arrays.copyOf(all, count);
    }

    /// All powers of c that fit 64 bits, with 1.
    public long[] allPowers(long c, int site) {
        long[] known = powers;
        if (known.length > 1 && known[1] == c) {
            return known;
        }
        long[] all = powers(c, Long.MAX_VALUE, site);
        powers = all;
        return all;
    }

    /// How many members of an ascending set are at most a bound.
    public static int count(long[] set, long bound) {
        if (set.length <= Long.SIZE) {
            int count = 0;
            for (long each : set) {
                count += each <= bound ? 1 : 0;
            }
            return count;
        }
        int least = 0;
        int most = set.length;
        while (least < most) {
            int middle = (least + most) >>> 1;
            if (set[middle] <= bound) {
                least = middle + 1;
            } else {
                most = middle;
            }
        }
        return least;
    }

    /// What it costs to find the divisors of n, in candidates of a rule.
    public static int trials(long n) {
        return (int) Math.sqrt((double) Math.clamp(n, 0, LARGEST_DIVIDED));
    }

    /// The divisors of n, none for n below 1.
    public long[] divisors(long n, int site) {
        if (n > LARGEST_DIVIDED) {
            throw new RuleFault(Kind.DIVISORS, site);
        }
        return n < 1 ? NONE : divisors.of(n);
    }

    private void sieve(long n, int site) {
        if (n > FURTHEST) {
            throw new RuleFault(Kind.TOO_LARGE, site);
        }
        if (n > sieved) {
            grow((int) Math.min(FURTHEST, Math.max(1024, 2 * n)));
        }
    }

    private synchronized void grow(int to) {
        if (to <= sieved) {
            return;
        }
        int odd = (to + 1) / 2;
        BitSet composite = sieve(odd);
        long[] found = new long[odd - composite.cardinality()];
        found[0] = 2;
        int count = 1;
        for (int i = composite.nextClearBit(1); i < odd; i = composite.nextClearBit(i + 1)) {
            found[count++] = 2L * i + 1;
        }
        primes = found;
        primePowers = withPowers(primes, to);
        sieved = to;
    }

    /// The odd composite numbers: bit i stands for 2i + 1. The bit of 1 is clear.
    ///
    /// @param count how many odd numbers
    private static BitSet sieve(int count) {
        BitSet composite = new BitSet(count);
        for (int i = 1; 2L * i * (i + 1) < count; i++) {
            if (!composite.get(i)) {
                int prime = 2 * i + 1;
                for (int multiple = 2 * i * (i + 1); multiple < count; multiple += prime) {
                    composite.set(multiple);
                }
            }
        }
        return composite;
    }

    private static long[] withPowers(long[] primes, long to) {
        long[] all = new long[primes.length + 64 + 2 * (int) Math.sqrt((double) to)];
        int count = 0;
        all[count++] = 1;
        for (long p : primes) {
            for (long power = p; power <= to; power *= p) {
                all[count++] = power;
            }
        }
        long[] result = Arrays.copyOf(all, count);
        Arrays.sort(result);
        return result;
    }
}
