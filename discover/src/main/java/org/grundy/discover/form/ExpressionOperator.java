package org.grundy.discover.form;

/// A binary operator on integers. Comparisons and connectives are 1 for true and 0 for false.
public enum ExpressionOperator {
    /// Sum.
    ADD,
    /// Difference.
    SUBTRACT,
    /// Product.
    MULTIPLY,
    /// Quotient rounded down.
    DIVIDE,
    /// Remainder of that quotient, at least 0 for a positive divisor.
    REMAINDER,
    /// Nim sum: bitwise exclusive or.
    XOR,
    /// Bitwise and.
    AND,
    /// Bitwise or.
    OR,
    /// The smaller of two.
    MIN,
    /// The larger of two.
    MAX,
    /// Nim product.
    NIM_PRODUCT,
    /// Whether two numbers are the same.
    EQUAL,
    /// Whether two numbers differ.
    UNEQUAL,
    /// Whether the first is smaller.
    LESS,
    /// Whether the first is not larger.
    AT_MOST,
    /// Whether both are not 0.
    BOTH,
    /// Whether either is not 0.
    EITHER;

    /// Whether the result is a truth value.
    public boolean isCondition() {
        return compareTo(EQUAL) >= 0;
    }

    /// Whether the operator is commutative.
    public boolean commutes() {
        return switch (this) {
            case ADD, MULTIPLY, XOR, AND, OR, MIN, MAX, NIM_PRODUCT, EQUAL, UNEQUAL, BOTH, EITHER -> true;
            case SUBTRACT, DIVIDE, REMAINDER, LESS, AT_MOST -> false;
        };
    }

    /// The result.
    ///
    /// @throws ArithmeticException on division by zero or overflow
    public long of(long a, long b) {
        return switch (this) {
            case ADD -> Math.addExact(a, b);
            case SUBTRACT -> Math.subtractExact(a, b);
            case MULTIPLY -> Math.multiplyExact(a, b);
            case DIVIDE -> Math.floorDivExact(a, b);
            case REMAINDER -> Math.floorMod(a, b);
            case XOR -> a ^ b;
            case AND -> a & b;
            case OR -> a | b;
            case MIN -> Math.min(a, b);
            case MAX -> Math.max(a, b);
            case NIM_PRODUCT -> org.grundy.value.Nimbers.product(a, b);
            case EQUAL -> truth(a == b);
            case UNEQUAL -> truth(a != b);
            case LESS -> truth(a < b);
            case AT_MOST -> truth(a <= b);
            case BOTH -> truth(a != 0 && b != 0);
            case EITHER -> truth(a != 0 || b != 0);
        };
    }

    private static long truth(boolean value) {
        return value ? 1 : 0;
    }
}
