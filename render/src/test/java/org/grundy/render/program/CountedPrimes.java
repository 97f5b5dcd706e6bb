package org.grundy.render.program;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/// The number of primes up to a number, by the sieve of Eratosthenes.
final class CountedPrimes {
    /// As docs/language.md says.
    private static final int MOST = 10_000_000;

    private static final int[] ALL = all();

    private CountedPrimes() {}

    static long upTo(long n) {
        if (n > MOST) {
            throw new ArithmeticException("beyond what is counted");
        }
        int place = Arrays.binarySearch(ALL, (int) n);
        return place < 0 ? -1 - place : place + 1;
    }

    private static int[] all() {
        BitSet composite = new BitSet(MOST + 1);
        for (int p = 2; p * p <= MOST; p = composite.nextClearBit(p + 1)) {
            for (int multiple = p * p; multiple <= MOST; multiple += p) {
                composite.set(multiple);
            }
        }
        return IntStream.rangeClosed(2, MOST).filter(n -> !composite.get(n)).toArray();
    }
}
