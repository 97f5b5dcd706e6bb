package org.grundy.discover;

import java.math.BigInteger;
import java.util.List;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;

/// A form's expression in exact arithmetic, for the operations that forms of games with steps have.
///
/// @param expression the form
record ExactForm(IntExpr expression) {
    boolean holds(List<BigInteger> position) {
        return value(expression, position).signum() != 0;
    }

    private static BigInteger value(IntExpr expression, List<BigInteger> position) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> BigInteger.valueOf(value);
            case IntExpr.Variable name -> position.get(name.slot());
            case IntExpr.Arithmetic(var operation, IntExpr left, IntExpr right, var span) ->
                value(operation, value(left, position), value(right, position));
            case IntExpr.Truth(BoolExpr condition) -> holds(condition, position) ? BigInteger.ONE : BigInteger.ZERO;
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                value(holds(condition, position) ? then : otherwise, position);
            case IntExpr.Element(ListExpr.Fixed(List<Long> table), IntExpr index, var span) ->
                BigInteger.valueOf(table.get(value(index, position).intValueExact()));
            case IntExpr.Function(var function, List<IntExpr> arguments, var span)
            when function == NumberFunction.MIN ->
                value(arguments.getFirst(), position).min(value(arguments.getLast(), position));
            case IntExpr.Function(var function, List<IntExpr> arguments, var span)
            when function == NumberFunction.MAX ->
                value(arguments.getFirst(), position).max(value(arguments.getLast(), position));
            default -> throw new IllegalArgumentException("not expected: " + expression);
        };
    }

    private static boolean holds(BoolExpr condition, List<BigInteger> position) {
        return switch (condition) {
            case BoolExpr.Constant(boolean value) -> value;
            case BoolExpr.Nonzero(IntExpr number) -> value(number, position).signum() != 0;
            case BoolExpr.Not(BoolExpr operand) -> !holds(operand, position);
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> holds(first, position) && holds(second, position);
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> holds(first, position) || holds(second, position);
            case BoolExpr.Comparison(var relation, IntExpr left, IntExpr right, var span) -> {
                int order = value(left, position).compareTo(value(right, position));
                yield switch (relation) {
                    case EQUAL -> order == 0;
                    case UNEQUAL -> order != 0;
                    case LESS -> order < 0;
                    case AT_MOST -> order <= 0;
                    case DIVIDES -> throw new IllegalArgumentException("not expected: " + condition);
                };
            }
        };
    }

    private static BigInteger value(Operation operation, BigInteger a, BigInteger b) {
        return switch (operation) {
            case ADD -> a.add(b);
            case SUBTRACT -> a.subtract(b);
            case MULTIPLY -> a.multiply(b);
            case DIVIDE -> a.subtract(a.mod(b)).divide(b);
            case REMAINDER -> a.mod(b);
            case XOR -> a.xor(b);
            case AND -> a.and(b);
            case OR -> a.or(b);
            case POWER -> throw new IllegalArgumentException("not expected: " + operation);
        };
    }
}
