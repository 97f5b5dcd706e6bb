package org.grundy.catalog;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The heaps from which the first player loses: H(1) = 1, H(i+1) = H(i) + the least H(j) after which H(i)
/// may be taken. Every natural number is in exactly one way a sum of them in which each part, taken, does
/// not allow the next larger one to be taken. They grow as they are asked for. Safe for use by several
/// threads, one at a time.
///
/// Numbers below 2^62 take 8 bytes each, and no more than 8 million numbers are made.
///
/// Source: A. J. Schwenk, "Take-away games" (1970).
final class SchwenkNumbers {
    private static final int MOST = 8_000_000;
    private static final int SMALL_BITS = 62;

    private final LimitRule rule;
    private final List<BigInteger> large = new ArrayList<>();
    private long[] small = new long[64];
    private int smallCount;
    private int step;

    SchwenkNumbers(LimitRule rule) {
        this.rule = rule;
        add(BigInteger.ONE);
    }

    /// Whether all numbers up to n are known, or can be made.
    synchronized boolean reach(BigInteger n) {
        BigInteger last = get(size() - 1);
        BigInteger allowed = rule.after(get(step));
        while (last.compareTo(n) < 0 && size() < MOST) {
            while (allowed.compareTo(last) < 0) {
                allowed = rule.after(get(++step));
            }
            last = last.add(get(step));
            add(last);
        }
        return last.compareTo(n) >= 0;
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
        int low = 0;
        int high = size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (get(middle).compareTo(n) <= 0) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return get(low);
    }

    private int size() {
        return smallCount + large.size();
    }

    private BigInteger get(int i) {
        return i < smallCount ? BigInteger.valueOf(small[i]) : large.get(i - smallCount);
    }

    private void add(BigInteger number) {
        if (number.bitLength() > SMALL_BITS) {
            large.add(number);
        } else {
            if (smallCount == small.length) {
                small = Arrays.copyOf(small, 2 * smallCount);
            }
            small[smallCount++] = number.longValueExact();
        }
    }
}
