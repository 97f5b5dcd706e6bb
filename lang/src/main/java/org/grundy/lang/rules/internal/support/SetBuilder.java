package org.grundy.lang.rules.internal.support;

import java.util.Arrays;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.arithmetic.RuleFault.Kind;

/// Builds the members of a set from several sets, in insertion order. Called by compiled rules.
public final class SetBuilder {
    private static final int MOST_MEMBERS = 1 << 22;

    private long[] all = new long[16];
    private int count;

    /// No number yet.
    public SetBuilder() {}

    /// Adds a number.
    public void add(long number, int site) {
        if (count == all.length) {
            if (count >= MOST_MEMBERS) {
                throw new RuleFault(Kind.TOO_MANY_MEMBERS, site);
            }
            all = Arrays.copyOf(all, 2 * count);
        }
        all[count++] = number;
    }

    /// Adds the numbers of an ascending array up to a bound.
    public void addAll(long[] numbers, long upTo, int site) {
        for (int i = 0; i < numbers.length && numbers[i] <= upTo; i++) {
            add(numbers[i], site);
        }
    }

    /// Adds a range.
    public void addRange(long from, long to, long step, int site) {
        for (long i = 0, steps = steps(from, to, step); i < steps; i++) {
            add(from + i * step, site);
        }
    }

    /// The number of elements of a range, at most `Long.MAX_VALUE`.
    ///
    /// @param step at least 1
    public static long steps(long from, long to, long step) {
        if (from > to) {
            return 0;
        }
        long steps = Long.divideUnsigned(to - from, step) + 1;
        return steps <= 0 ? Long.MAX_VALUE : steps;
    }

    /// The last element of a stretch of a range.
    ///
    /// @param at the first number of the stretch, at most `last`
    /// @param last the last number of the range
    /// @param length the maximum length of a stretch
    public static long end(long at, long last, int length) {
        long end = at + length - 1;
        return end < at || end > last ? last : end;
    }

    /// The numbers added.
    public long[] toArray() {
        return Arrays.copyOf(all, count);
    }
}
