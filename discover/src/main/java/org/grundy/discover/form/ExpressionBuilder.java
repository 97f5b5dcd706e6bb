package org.grundy.discover.form;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.discover.form.Expression.Binary;
import org.grundy.discover.form.Expression.Constant;
import org.grundy.lang.arithmetic.NumberFunction;

/// Builds expressions with simple simplifications. Constants are folded unless the result overflows 64
/// bits.
public final class ExpressionBuilder {
    private ExpressionBuilder() {}

    /// A number.
    public static Expression number(long value) {
        return new Constant(value);
    }

    /// a + b.
    public static Expression plus(Expression a, Expression b) {
        if (b instanceof Constant(long value)) {
            return plus(a, value);
        }
        return a instanceof Constant(long value) ? plus(b, value) : new Binary(ExpressionOperator.ADD, a, b);
    }

    /// a + b.
    public static Expression plus(Expression a, long b) {
        if (a instanceof Constant(long value)) {
            return folded(ExpressionOperator.ADD, value, b);
        }
        if (b == 0) {
            return a;
        }
        return b > 0 || b == Long.MIN_VALUE ? new Binary(ExpressionOperator.ADD, a, number(b)) : minus(a, number(-b));
    }

    private static Expression folded(ExpressionOperator operator, long a, long b) {
        try {
            return number(operator.of(a, b));
        } catch (ArithmeticException tooLarge) {
            return new Binary(operator, number(a), number(b));
        }
    }

    /// a − b.
    public static Expression minus(Expression a, Expression b) {
        if (a instanceof Constant(long first) && b instanceof Constant(long second)) {
            return folded(ExpressionOperator.SUBTRACT, first, second);
        }
        return b instanceof Constant(long value) && value == 0 ? a : new Binary(ExpressionOperator.SUBTRACT, a, b);
    }

    /// a · b.
    public static Expression times(long a, Expression b) {
        if (b instanceof Constant(long value)) {
            return folded(ExpressionOperator.MULTIPLY, a, value);
        }
        return a == 0 ? number(0) : a == 1 ? b : new Binary(ExpressionOperator.MULTIPLY, number(a), b);
    }

    /// ⌊a / b⌋.
    public static Expression over(Expression a, Expression b) {
        return b instanceof Constant(long value) && value == 1 ? a : new Binary(ExpressionOperator.DIVIDE, a, b);
    }

    /// a mod b.
    public static Expression mod(Expression a, Expression b) {
        return b instanceof Constant(long value) && value == 1
                ? number(0)
                : new Binary(ExpressionOperator.REMAINDER, a, b);
    }

    /// a = b.
    public static Expression equal(Expression a, Expression b) {
        return new Binary(ExpressionOperator.EQUAL, a, b);
    }

    /// a < b; of a name, which stands for no negative number, that it is 0 instead of less than 1.
    public static Expression less(Expression a, Expression b) {
        return a instanceof Expression.Name && b instanceof Constant(long value) && value == 1
                ? equal(a, number(0))
                : new Binary(ExpressionOperator.LESS, a, b);
    }

    /// An entry of a table; without the table where arithmetic of a residue says the same.
    ///
    /// @param table at least one entry
    public static Expression entry(List<Long> table, Expression index) {
        int size = table.size();
        if (table.stream().distinct().count() == 1) {
            return number(table.getFirst());
        }
        if (!(index instanceof Binary(ExpressionOperator operator, Expression of, Constant(long modulus))
                && operator == ExpressionOperator.REMAINDER
                && modulus == size)) {
            return new Expression.Lookup(table, index);
        }
        long first = table.getFirst();
        if (IntStream.range(0, size).allMatch(r -> table.get(r) == Math.floorMod(r + first, size))) {
            return mod(plus(of, first), number(size));
        }
        return IntStream.range(0, size).allMatch(r -> table.get(r) == size - 1L - r)
                ? minus(number(size - 1L), index)
                : new Expression.Lookup(table, index);
    }

    /// a ≤ b.
    public static Expression atMost(Expression a, Expression b) {
        return new Binary(ExpressionOperator.AT_MOST, a, b);
    }

    /// Both conditions.
    public static Expression both(Expression a, Expression b) {
        return new Binary(ExpressionOperator.BOTH, a, b);
    }

    /// Either condition.
    public static Expression either(Expression a, Expression b) {
        return new Binary(ExpressionOperator.EITHER, a, b);
    }

    /// That a condition does not hold.
    public static Expression not(Expression condition) {
        return switch (condition) {
            case Binary(ExpressionOperator operator, Expression a, Expression b)
            when operator == ExpressionOperator.EQUAL -> new Binary(ExpressionOperator.UNEQUAL, a, b);
            case Binary(ExpressionOperator operator, Expression a, Expression b)
            when operator == ExpressionOperator.UNEQUAL -> equal(a, b);
            case Binary(ExpressionOperator operator, Expression a, Expression b)
            when operator == ExpressionOperator.LESS -> atMost(b, a);
            case Binary(ExpressionOperator operator, Expression a, Expression b)
            when operator == ExpressionOperator.AT_MOST -> less(b, a);
            default -> new Expression.Not(condition);
        };
    }

    /// One of two conditions, by a third.
    public static Expression chosen(Expression condition, Expression then, Expression otherwise) {
        if (then instanceof Constant(long value)) {
            return value != 0
                    ? isNever(otherwise) ? condition : either(condition, otherwise)
                    : both(not(condition), otherwise);
        }
        if (otherwise instanceof Constant(long value)) {
            return value != 0 ? either(not(condition), then) : both(condition, then);
        }
        return new Expression.Choice(condition, then, otherwise);
    }

    private static boolean isNever(Expression condition) {
        return condition instanceof Constant(long value) && value == 0;
    }

    /// A function.
    public static Expression of(NumberFunction function, Expression... arguments) {
        return new Expression.Function(function, List.of(arguments));
    }

    /// An operation.
    public static Expression of(ExpressionOperator operator, Expression a, Expression b) {
        return operator == ExpressionOperator.ADD && a.equals(b) ? times(2, a) : new Binary(operator, a, b);
    }
}
