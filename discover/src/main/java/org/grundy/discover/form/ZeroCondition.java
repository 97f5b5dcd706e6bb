package org.grundy.discover.form;

import java.util.List;
import org.grundy.discover.form.Expression.Binary;
import org.grundy.discover.form.Expression.Constant;

/// The condition that an expression is 0, as simple as its structure allows.
public final class ZeroCondition {
    private static final Expression ZERO = ExpressionBuilder.number(0);
    private static final Expression ONE = ExpressionBuilder.number(1);

    private ZeroCondition() {}

    /// That an expression is 0: for a difference, that its operands are equal.
    public static Expression of(Expression expression) {
        return switch (expression) {
            case Constant(long value) -> value == 0 ? ONE : ZERO;
            case Binary(ExpressionOperator operator, Expression left, Expression right)
            when operator == ExpressionOperator.SUBTRACT || operator == ExpressionOperator.XOR ->
                ExpressionBuilder.equal(left, right);
            // A quotient of numbers that are not negative, rounded down.
            case Binary(ExpressionOperator operator, Expression left, Expression by)
            when operator == ExpressionOperator.DIVIDE && isNatural(left) -> ExpressionBuilder.less(left, by);
            case Binary(ExpressionOperator operator, Constant(long factor), Expression right)
            when operator == ExpressionOperator.MULTIPLY && factor != 0 -> of(right);
            case Binary(ExpressionOperator operator, Expression left, Expression right)
            when operator == ExpressionOperator.MULTIPLY -> ExpressionBuilder.either(of(left), of(right));
            case Expression.Choice(Expression condition, Expression then, Expression otherwise) ->
                ExpressionBuilder.chosen(condition, of(then), of(otherwise));
            case Binary(ExpressionOperator operator, Expression left, Constant(long modulus))
            when operator == ExpressionOperator.REMAINDER && modulus > 0 -> remainder(left, modulus);
            case Expression.Lookup(List<Long> table, Expression index)
            when table.stream().filter(entry -> entry == 0).count() == 1 ->
                ExpressionBuilder.equal(index, ExpressionBuilder.number(table.indexOf(0L)));
            case Expression.Lookup(List<Long> table, Expression index) ->
                ExpressionBuilder.equal(
                        new Expression.Lookup(
                                table.stream()
                                        .map(entry -> entry == 0 ? 1L : 0L)
                                        .toList(),
                                index),
                        ONE);
            default -> ExpressionBuilder.equal(expression, ZERO);
        };
    }

    /// That a remainder is 0; of a sum with a constant the remainder that the other summand has.
    private static Expression remainder(Expression of, long modulus) {
        return of instanceof Binary(ExpressionOperator operator, Expression left, Constant(long further))
                        && operator == ExpressionOperator.ADD
                ? ExpressionBuilder.equal(
                        ExpressionBuilder.mod(left, ExpressionBuilder.number(modulus)),
                        ExpressionBuilder.number(Math.floorMod(-further, modulus)))
                : ExpressionBuilder.equal(ExpressionBuilder.mod(of, ExpressionBuilder.number(modulus)), ZERO);
    }

    /// Whether no value is negative, by the structure; numbers of positions and parameters are not.
    private static boolean isNatural(Expression expression) {
        return switch (expression) {
            case Constant(long value) -> value >= 0;
            case Expression.Name name -> true;
            // The smaller and the larger of two are operators.
            case Expression.Function applied -> true;
            case Expression.Not not -> true;
            case Binary binary ->
                binary.operator() != ExpressionOperator.SUBTRACT
                        && isNatural(binary.left())
                        && isNatural(binary.right());
            case Expression.Choice(Expression condition, Expression then, Expression otherwise) ->
                isNatural(then) && isNatural(otherwise);
            case Expression.Lookup(List<Long> table, Expression index) ->
                table.stream().allMatch(entry -> entry >= 0);
            case Expression.Call call -> false;
        };
    }
}
