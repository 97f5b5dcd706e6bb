package org.grundy.lang.rules.internal.proof;

import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;

/// How an expression changes while one of its variables grows and the others stay, all of them natural numbers.
enum Direction {
    CONSTANT,
    /// It never falls.
    RISING,
    /// It never rises.
    FALLING,
    UNKNOWN;

    /// The direction of an expression, found from its structure.
    ///
    /// @param slot of the variable
    static Direction of(IntExpr expression, int slot) {
        return switch (expression) {
            case IntExpr.Constant constant -> CONSTANT;
            case IntExpr.Variable(var name, int other) -> other == slot ? RISING : CONSTANT;
            case IntExpr.Arithmetic(var operation, IntExpr left, IntExpr right, var span) ->
                of(operation, left, right, slot);
            case IntExpr.Function function
            when function.function().isRising() ->
                function.arguments().stream()
                        .map(argument -> of(argument, slot))
                        .reduce(CONSTANT, Direction::and);
            default -> UNKNOWN;
        };
    }

    private static Direction of(Operation operation, IntExpr left, IntExpr right, int slot) {
        Direction first = of(left, slot);
        Direction second = of(right, slot);
        return switch (operation) {
            case ADD -> first.and(second);
            case SUBTRACT -> first.and(second.opposite());
            case MULTIPLY -> isNatural(left) && isNatural(right) ? first.and(second) : UNKNOWN;
            case DIVIDE -> right instanceof IntExpr.Constant(long by) && by > 0 ? first : UNKNOWN;
            case POWER -> isNatural(left) && right instanceof IntExpr.Constant ? first : UNKNOWN;
            case REMAINDER, XOR, AND, OR -> UNKNOWN;
        };
    }

    /// Whether an expression is never negative: nothing is subtracted in it.
    private static boolean isNatural(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> value >= 0;
            case IntExpr.Variable variable -> true;
            case IntExpr.Arithmetic(var operation, IntExpr left, IntExpr right, var span) ->
                operation != Operation.SUBTRACT && isNatural(left) && isNatural(right);
            case IntExpr.Function function -> function.arguments().stream().allMatch(Direction::isNatural);
            default -> false;
        };
    }

    /// The direction of a sum of two expressions.
    Direction and(Direction other) {
        return this == CONSTANT ? other : other == CONSTANT || this == other ? this : UNKNOWN;
    }

    /// The direction of the expression with the other sign.
    Direction opposite() {
        return switch (this) {
            case RISING -> FALLING;
            case FALLING -> RISING;
            case CONSTANT, UNKNOWN -> this;
        };
    }

    /// Whether it never falls.
    boolean isUp() {
        return this == RISING || this == CONSTANT;
    }

    /// Whether it never rises.
    boolean isDown() {
        return this == FALLING || this == CONSTANT;
    }
}
