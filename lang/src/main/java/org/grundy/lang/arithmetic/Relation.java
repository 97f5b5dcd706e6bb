package org.grundy.lang.arithmetic;

/// Comparisons of two integers.
public enum Relation {
    /// The same.
    EQUAL,
    /// Different.
    UNEQUAL,
    /// Smaller.
    LESS,
    /// At most.
    AT_MOST,
    /// The left divides the right without remainder.
    DIVIDES;

    /// Whether it holds.
    public boolean holds(long left, long right) {
        return switch (this) {
            case EQUAL -> left == right;
            case UNEQUAL -> left != right;
            case LESS -> left < right;
            case AT_MOST -> left <= right;
            case DIVIDES -> ExactArithmetic.divides(left, right);
        };
    }
}
