package org.grundy.discover.form;

import java.util.List;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;

/// The condition that an expression is 0, as simple as its structure allows.
public final class ZeroCondition {
    private static final IntExpr ZERO = IntExpr.of(0);
    private static final IntExpr ONE = IntExpr.of(1);

    private ZeroCondition() {}

    /// That an expression is 0: for a difference, that its operands are equal.
    public static IntExpr of(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> value == 0 ? ONE : ZERO;
            case IntExpr.Arithmetic arithmetic -> of(arithmetic);
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                condition.number().chosen(of(then), of(otherwise));
            case IntExpr.Element(ListExpr.Fixed(List<Long> table), IntExpr index, var span)
            when table.stream().filter(entry -> entry == 0).count() == 1 -> index.equalTo(table.indexOf(0L));
            case IntExpr.Element(ListExpr.Fixed(List<Long> table), IntExpr index, var span) ->
                new IntExpr.Element(
                                table.stream()
                                        .map(entry -> entry == 0 ? 1L : 0L)
                                        .toList(),
                                index)
                        .equalTo(ONE);
            default -> expression.equalTo(ZERO);
        };
    }

    private static IntExpr of(IntExpr.Arithmetic arithmetic) {
        IntExpr left = arithmetic.left();
        IntExpr right = arithmetic.right();
        return switch (arithmetic.operation()) {
            case SUBTRACT, XOR -> left.equalTo(right);
            // A quotient of numbers that are not negative, rounded down.
            case DIVIDE -> isNatural(left) ? left.lessThan(right) : arithmetic.equalTo(ZERO);
            case MULTIPLY ->
                left instanceof IntExpr.Constant(long factor) && factor != 0 ? of(right) : of(left).or(of(right));
            case REMAINDER ->
                right instanceof IntExpr.Constant(long modulus) && modulus > 0
                        ? remainder(left, modulus)
                        : arithmetic.equalTo(ZERO);
            case ADD, POWER, AND, OR -> arithmetic.equalTo(ZERO);
        };
    }

    /// That a remainder is 0; of a sum with a constant the remainder that the other summand has.
    private static IntExpr remainder(IntExpr of, long modulus) {
        return of
                                instanceof
                                IntExpr.Arithmetic(
                                        Operation operator,
                                        IntExpr left,
                                        IntExpr.Constant(long further),
                                        var operatorSpan)
                        && operator == Operation.ADD
                ? left.mod(modulus).equalTo(Math.floorMod(-further, modulus))
                : of.mod(modulus).equalTo(ZERO);
    }

    /// Whether no value is negative, by the structure; numbers of positions and parameters are not.
    private static boolean isNatural(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> value >= 0;
            case IntExpr.Arithmetic arithmetic ->
                arithmetic.operation() != Operation.SUBTRACT
                        && isNatural(arithmetic.left())
                        && isNatural(arithmetic.right());
            case IntExpr.Function applied ->
                !ExpressionSize.isOperator(applied.function())
                        || applied.arguments().stream().allMatch(ZeroCondition::isNatural);
            case IntExpr.Choice choice -> isNatural(choice.then()) && isNatural(choice.otherwise());
            case IntExpr.Element(ListExpr.Fixed(List<Long> table), IntExpr index, var span) ->
                table.stream().allMatch(entry -> entry >= 0);
            case IntExpr.Truth truth -> true;
            case IntExpr.Call call -> false;
            default -> expression instanceof IntExpr.Variable;
        };
    }
}
