package org.grundy.lang.set;

import java.util.Arrays;

/// Ascending divisors: of one number by trial division, and where numbers are asked for one after the other, of a block
/// of them by a sieve. Thread-safe.
///
/// Cost: √n for one number; for each of a block log n, and √n for the block.
final class DivisorSieve {
    private static final int BLOCK = 1 << 12;

    /// So many numbers in a row are followed by more.
    private static final int ROW = 16;

    private volatile Block block = new Block(0, new long[0][]);
    private volatile long last = -1;
    private volatile int inRow;

    /// The divisors of consecutive numbers.
    @SuppressWarnings("ArrayRecordComponent")
    private record Block(long from, long[][] divisors) {
        boolean has(long n) {
            return n >= from && n - from < divisors.length;
        }
    }

    /// The divisors of a number from 1 on, in an array that is never modified.
    long[] of(long n) {
        Block near = block;
        if (near.has(n)) {
            last = n;
            return near.divisors[(int) (n - near.from)];
        }
        int row = n == last + 1 ? inRow + 1 : 0;
        last = n;
        inRow = row;
        if (row < ROW) {
            return tried(n);
        }
        Block next = sieved(n);
        block = next;
        return next.divisors[0];
    }

    private static long[] tried(long n) {
        long[] all = new long[16];
        int count = 0;
        for (long d = 1; d * d <= n; d++) {
            if (n % d == 0) {
                all = count + 2 > all.length ? Arrays.copyOf(all, 2 * all.length) : all;
                all[count++] = d;
                if (d * d != n) {
                    all[count++] = n / d;
                }
            }
        }
        long[] divisors = Arrays.copyOf(all, count);
        Arrays.sort(divisors);
        return divisors;
    }

    private static Block sieved(long from) {
        int[] small = new int[BLOCK];
        boolean[] square = new boolean[BLOCK];
        for (long d = 1; d * d < from + BLOCK; d++) {
            for (long n = first(d, from); n < from + BLOCK; n += d) {
                small[(int) (n - from)]++;
                square[(int) (n - from)] |= n == d * d;
            }
        }
        long[][] divisors = new long[BLOCK][];
        for (int i = 0; i < BLOCK; i++) {
            divisors[i] = new long[2 * small[i] - (square[i] ? 1 : 0)];
        }
        Arrays.fill(small, 0);
        for (long d = 1; d * d < from + BLOCK; d++) {
            for (long n = first(d, from); n < from + BLOCK; n += d) {
                int i = (int) (n - from);
                long[] all = divisors[i];
                all[all.length - 1 - small[i]] = n / d;
                all[small[i]++] = d;
            }
        }
        return new Block(from, divisors);
    }

    /// The first multiple of a number in a block that is at least its square.
    private static long first(long d, long from) {
        return Math.max(d * d, (from + d - 1) / d * d);
    }
}
