package org.grundy.lang.arithmetic;

import java.math.BigInteger;

/// Comparisons of two integers.
public enum Relation {
    /// The same.
    EQUAL("=="),
    /// Different.
    UNEQUAL("!="),
    /// Smaller.
    LESS("<"),
    /// At most.
    AT_MOST("<="),
    /// The left divides the right without remainder.
    DIVIDES("divides");

    private final String sign;

    Relation(String sign) {
        this.sign = sign;
    }

    /// How programs write it between two numbers; of [#DIVIDES] the name of a function.
    public String sign() {
        return sign;
    }

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

    /// Whether it holds for numbers of any size.
    public boolean holds(BigInteger left, BigInteger right) {
        return switch (this) {
            case EQUAL -> left.equals(right);
            case UNEQUAL -> !left.equals(right);
            case LESS -> left.compareTo(right) < 0;
            case AT_MOST -> left.compareTo(right) <= 0;
            case DIVIDES ->
                left.signum() == 0 ? right.signum() == 0 : right.remainder(left).signum() == 0;
        };
    }
}
