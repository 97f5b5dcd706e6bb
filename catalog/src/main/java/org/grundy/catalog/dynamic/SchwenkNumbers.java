package org.grundy.catalog.dynamic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/// The heaps from which the first player loses: H(1) = 1, H(i+1) = H(i) + the least H(j) after which H(i)
/// may be taken. Every natural number is in exactly one way a sum of them in which each part, taken, does
/// not allow the next larger one to be taken. They are computed on demand. Safe for use by several
/// threads, one at a time.
///
/// Numbers below 2^62 take 8 bytes each, and no more than 8 million numbers are made.
///
/// Source: A. J. Schwenk, "Take-away games" (1970).
final class SchwenkNumbers {
    private static final int MOST_NUMBERS = 8_000_000;
    private static final int SMALL_BITS = 62;
    private static final long LARGEST_SMALL = (1L << SMALL_BITS) - 1;

    private final LimitRule rule;
    private final List<BigInteger> large = new ArrayList<>();
    private long[] small = new long[64];
    private int smallCount;
    private int step;

    SchwenkNumbers(LimitRule rule) {
        this.rule = rule;
        add(1);
    }

    /// Whether all numbers up to n are known, or can be made.
    synchronized boolean reach(BigInteger n) {
        if (!large.isEmpty() || !reachSmall(n.bitLength() > SMALL_BITS ? Long.MAX_VALUE : n.longValueExact())) {
            reachLarge(n);
        }
        return get(size() - 1).compareTo(n) >= 0;
    }

    /// Whether n is reached by small numbers, which are made as far as needed.
    private boolean reachSmall(long n) {
        long last = small[smallCount - 1];
        long allowed = rule.after(small[step]);
        while (last < n && smallCount < MOST_NUMBERS) {
            while (allowed < last) {
                allowed = rule.after(small[++step]);
            }
            last += small[step];
            if (last > LARGEST_SMALL) {
                return false;
            }
            add(last);
        }
        return last >= n;
    }

    private void reachLarge(BigInteger n) {
        BigInteger last = get(size() - 1);
        BigInteger allowed = rule.after(get(step));
        while (last.compareTo(n) < 0 && size() < MOST_NUMBERS) {
            while (allowed.compareTo(last) < 0) {
                allowed = rule.after(get(++step));
            }
            last = last.add(get(step));
            large.add(last);
        }
    }

    /// The numbers up to n.
    ///
    /// @param n at least 0, within [reach][#reach]
    synchronized List<BigInteger> upTo(BigInteger n) {
        List<BigInteger> all = new ArrayList<>();
        for (int i = 0; i < size() && get(i).compareTo(n) <= 0; i++) {
            all.add(get(i));
        }
        return all;
    }

    /// The parts of a number, the largest first; none for 0.
    ///
    /// @param n at least 0, within [reach][#reach]
    synchronized List<BigInteger> parts(BigInteger n) {
        List<BigInteger> parts = new ArrayList<>();
        BigInteger rest = n;
        while (rest.signum() > 0) {
            BigInteger part = largestUpTo(rest);
            parts.add(part);
            rest = rest.subtract(part);
        }
        return parts;
    }

    private BigInteger largestUpTo(BigInteger n) {
        if (n.bitLength() <= SMALL_BITS) {
            int place = Arrays.binarySearch(small, 0, smallCount, n.longValueExact());
            return BigInteger.valueOf(small[place >= 0 ? place : -place - 2]);
        }
        int place = Collections.binarySearch(large, n);
        int index = place >= 0 ? place : -place - 2;
        return index < 0 ? BigInteger.valueOf(small[smallCount - 1]) : large.get(index);
    }

    private int size() {
        return smallCount + large.size();
    }

    private BigInteger get(int i) {
        return i < smallCount ? BigInteger.valueOf(small[i]) : large.get(i - smallCount);
    }

    private void add(long number) {
        if (smallCount == small.length) {
            small = Arrays.copyOf(small, 2 * smallCount);
        }
        small[smallCount++] = number;
    }
}
