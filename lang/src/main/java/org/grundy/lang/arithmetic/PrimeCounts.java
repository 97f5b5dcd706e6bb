package org.grundy.lang.arithmetic;

import java.util.BitSet;
import org.grundy.text.Once;

/// How many primes there are up to a number, from tables that are sieved when they are first asked for: one of small
/// numbers, and one of all.
///
/// Cost: a look-up; a table takes 4 bytes a number, and is kept. Thread-safe.
final class PrimeCounts {
    /// The largest number of which this is known.
    static final int FURTHEST = 10_000_000;

    private static final int SMALL = 100_000;
    private static final Once<int[]> OF_SMALL = new Once<>(() -> counted(SMALL));
    private static final Once<int[]> OF_ALL = new Once<>(() -> counted(FURTHEST));

    private PrimeCounts() {}

    /// The number of primes up to n.
    ///
    /// @param n in 0..[#FURTHEST]
    static int upTo(int n) {
        return (n <= SMALL ? OF_SMALL : OF_ALL).get()[n];
    }

    private static int[] counted(int to) {
        BitSet composite = new BitSet(to + 1);
        int[] found = new int[to + 1];
        for (int n = 2; n <= to; n++) {
            boolean prime = !composite.get(n);
            found[n] = found[n - 1] + (prime ? 1 : 0);
            if (prime) {
                for (long multiple = (long) n * n; multiple <= to; multiple += n) {
                    composite.set((int) multiple);
                }
            }
        }
        return found;
    }
}
