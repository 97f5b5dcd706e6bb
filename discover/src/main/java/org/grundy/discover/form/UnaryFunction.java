package org.grundy.discover.form;

/// A function of one integer of at least 0. Predicates are 1 for true and 0 for false.
public enum UnaryFunction {
    /// The number of binary ones.
    POPCOUNT,
    /// The largest power of 2 that divides it, 0 for 0.
    LOWEST_ONE,
    /// The exponent of 2 in it, 0 for 0.
    TRAILING_ZEROS,
    /// The number of trailing binary ones.
    TRAILING_ONES,
    /// The largest power of 2 that is at most the number, 0 for 0.
    HIGHEST_ONE,
    /// The integer square root, rounded down.
    SQUARE_ROOT,
    /// Whether it is prime.
    IS_PRIME,
    /// Whether it is 0; negates a condition.
    NOT;

    /// Whether the result is a truth value.
    public boolean isCondition() {
        return this == IS_PRIME || this == NOT;
    }

    /// Whether its value is at most the number of binary digits.
    public boolean growsSlowly() {
        return this == POPCOUNT || this == TRAILING_ZEROS || this == TRAILING_ONES;
    }

    /// The result.
    ///
    /// @throws ArithmeticException if the number is negative
    public long of(long a) {
        if (a < 0) {
            throw new ArithmeticException("negative: " + a);
        }
        return switch (this) {
            case POPCOUNT -> Long.bitCount(a);
            case LOWEST_ONE -> Long.lowestOneBit(a);
            case TRAILING_ZEROS -> a == 0 ? 0 : Long.numberOfTrailingZeros(a);
            case TRAILING_ONES -> Long.numberOfTrailingZeros(~a);
            case HIGHEST_ONE -> Long.highestOneBit(a);
            case SQUARE_ROOT -> squareRoot(a);
            case IS_PRIME -> prime(a) ? 1 : 0;
            case NOT -> a == 0 ? 1 : 0;
        };
    }

    private static long squareRoot(long a) {
        long root = (long) Math.sqrt((double) a);
        while (root > 0 && root > a / root) {
            root--;
        }
        while (root + 1 <= a / (root + 1)) {
            root++;
        }
        return root;
    }

    private static boolean prime(long a) {
        if (a < 4) {
            return a >= 2;
        }
        if (a % 2 == 0) {
            return false;
        }
        for (long d = 3; d <= a / d; d += 2) {
            if (a % d == 0) {
                return false;
            }
        }
        return true;
    }
}
