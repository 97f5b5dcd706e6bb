package org.grundy.discover;

import java.math.BigInteger;
import java.util.List;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.ExpressionOperator;

/// A form's expression in exact arithmetic, for the operations that forms of games with steps have.
///
/// @param expression the form
record ExactForm(Expression expression) {
    boolean holds(List<BigInteger> position) {
        return value(expression, position).signum() != 0;
    }

    private static BigInteger value(Expression expression, List<BigInteger> position) {
        return switch (expression) {
            case Expression.Constant(long value) -> BigInteger.valueOf(value);
            case Expression.Name name -> position.get(name.slot());
            case Expression.Binary(ExpressionOperator operator, Expression left, Expression right) ->
                value(operator, value(left, position), right, position);
            case Expression.Choice(Expression condition, Expression then, Expression otherwise) ->
                value(value(condition, position).signum() != 0 ? then : otherwise, position);
            case Expression.Lookup(List<Long> table, Expression index) ->
                BigInteger.valueOf(table.get(value(index, position).intValueExact()));
            case Expression.Function applied -> throw new IllegalArgumentException("not expected: " + applied);
            case Expression.Not not -> throw new IllegalArgumentException("not expected: " + not);
            case Expression.Call call -> throw new IllegalArgumentException("not expected: " + call);
        };
    }

    private static BigInteger value(
            ExpressionOperator operator, BigInteger a, Expression right, List<BigInteger> position) {
        BigInteger b = value(right, position);
        return switch (operator) {
            case ADD -> a.add(b);
            case SUBTRACT -> a.subtract(b);
            case MULTIPLY -> a.multiply(b);
            case DIVIDE -> a.subtract(a.mod(b)).divide(b);
            case REMAINDER -> a.mod(b);
            case MIN -> a.min(b);
            case MAX -> a.max(b);
            case XOR -> a.xor(b);
            case AND -> a.and(b);
            case OR -> a.or(b);
            case EQUAL -> truth(a.equals(b));
            case UNEQUAL -> truth(!a.equals(b));
            case LESS -> truth(a.compareTo(b) < 0);
            case AT_MOST -> truth(a.compareTo(b) <= 0);
            case BOTH -> truth(a.signum() != 0 && b.signum() != 0);
            case EITHER -> truth(a.signum() != 0 || b.signum() != 0);
            case NIM_PRODUCT -> throw new IllegalArgumentException("not expected: " + operator);
        };
    }

    private static BigInteger truth(boolean value) {
        return value ? BigInteger.ONE : BigInteger.ZERO;
    }
}
