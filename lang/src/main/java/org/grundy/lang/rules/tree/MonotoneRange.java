package org.grundy.lang.rules.tree;

import java.util.function.LongPredicate;

/// The moves from a number to all numbers of a range, both ends of which never fall as the number grows.
public interface MonotoneRange {
    /// The exponent of the largest number.
    int DIGITS = 18;

    /// The largest number of a position, 10^18.
    long LARGEST_NUMBER = 1_000_000_000_000_000_000L;

    /// The first number of the range, beyond [#LARGEST_NUMBER] where there is none.
    ///
    /// @param number of the position
    long lowest(long number);

    /// The last number of the range, −1 where there is none. The range is empty where it is below the
    /// first one.
    ///
    /// @param number of the position
    long highest(long number);

    /// The first number from which a predicate holds, by halving; one more than the last where it holds
    /// nowhere.
    ///
    /// @param holds once true it stays true
    static long first(long from, long last, LongPredicate holds) {
        long low = from;
        long high = last + 1;
        while (low < high) {
            long middle = low + (high - low) / 2;
            if (holds.test(middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
}
