package org.grundy.discover.form;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.IntExpr.Arithmetic;
import org.grundy.lang.expression.IntExpr.Constant;

/// Builds expressions with simple simplifications. Constants are folded unless the result overflows 64
/// bits.
public final class ExpressionBuilder {
    private ExpressionBuilder() {}

    /// A number.
    public static IntExpr number(long value) {
        return new IntExpr.Constant(value);
    }

    /// a + b.
    public static IntExpr plus(IntExpr a, IntExpr b) {
        if (b instanceof IntExpr.Constant(long value)) {
            return plus(a, value);
        }
        return a instanceof IntExpr.Constant(long value) ? plus(b, value) : new IntExpr.Arithmetic(Operation.ADD, a, b);
    }

    /// a + b.
    public static IntExpr plus(IntExpr a, long b) {
        if (a instanceof IntExpr.Constant(long value)) {
            return folded(Operation.ADD, value, b);
        }
        if (b == 0) {
            return a;
        }
        return b > 0 || b == Long.MIN_VALUE
                ? new IntExpr.Arithmetic(Operation.ADD, a, number(b))
                : minus(a, number(-b));
    }

    private static IntExpr arithmetic(Operation operation, IntExpr a, IntExpr b) {
        return new IntExpr.Arithmetic(operation, a, b);
    }

    private static IntExpr folded(Operation operation, long a, long b) {
        try {
            return number(operation.of(a, b, 0));
        } catch (ArithmeticException tooLarge) {
            return arithmetic(operation, number(a), number(b));
        }
    }

    /// a − b.
    public static IntExpr minus(IntExpr a, IntExpr b) {
        if (a instanceof IntExpr.Constant(long first) && b instanceof IntExpr.Constant(long second)) {
            return folded(Operation.SUBTRACT, first, second);
        }
        return b instanceof IntExpr.Constant(long value) && value == 0
                ? a
                : new IntExpr.Arithmetic(Operation.SUBTRACT, a, b);
    }

    /// a · b.
    public static IntExpr times(long a, IntExpr b) {
        if (b instanceof IntExpr.Constant(long value)) {
            return folded(Operation.MULTIPLY, a, value);
        }
        return a == 0 ? number(0) : a == 1 ? b : new IntExpr.Arithmetic(Operation.MULTIPLY, number(a), b);
    }

    /// ⌊a / b⌋.
    public static IntExpr over(IntExpr a, IntExpr b) {
        return b instanceof IntExpr.Constant(long value) && value == 1
                ? a
                : new IntExpr.Arithmetic(Operation.DIVIDE, a, b);
    }

    /// a mod b.
    public static IntExpr mod(IntExpr a, IntExpr b) {
        return b instanceof IntExpr.Constant(long value) && value == 1
                ? number(0)
                : new IntExpr.Arithmetic(Operation.REMAINDER, a, b);
    }

    /// A comparison.
    public static IntExpr compared(Relation relation, IntExpr a, IntExpr b) {
        return IntExpr.of(new BoolExpr.Comparison(relation, a, b));
    }

    /// a = b.
    public static IntExpr equal(IntExpr a, IntExpr b) {
        return compared(Relation.EQUAL, a, b);
    }

    /// a < b; of a variable, which stands for no negative number, that it is 0 instead of less than 1.
    public static IntExpr less(IntExpr a, IntExpr b) {
        return a instanceof IntExpr.Variable && b instanceof Constant(long value) && value == 1
                ? equal(a, number(0))
                : compared(Relation.LESS, a, b);
    }

    /// An entry of a table; without the table where arithmetic of a residue says the same.
    ///
    /// @param table at least one entry
    public static IntExpr entry(List<Long> table, IntExpr index) {
        int size = table.size();
        if (table.stream().distinct().count() == 1) {
            return number(table.getFirst());
        }
        if (!(index instanceof Arithmetic(Operation operation, IntExpr of, Constant(long modulus), var span)
                && operation == Operation.REMAINDER
                && modulus == size)) {
            return new IntExpr.Element(table, index);
        }
        long first = table.getFirst();
        if (IntStream.range(0, size).allMatch(r -> table.get(r) == Math.floorMod(r + first, size))) {
            return mod(plus(of, first), number(size));
        }
        return IntStream.range(0, size).allMatch(r -> table.get(r) == size - 1L - r)
                ? minus(number(size - 1L), index)
                : new IntExpr.Element(table, index);
    }

    /// a ≤ b.
    public static IntExpr atMost(IntExpr a, IntExpr b) {
        return compared(Relation.AT_MOST, a, b);
    }

    /// Both conditions.
    public static IntExpr both(IntExpr a, IntExpr b) {
        return new IntExpr.Truth(new BoolExpr.And(a.holds(), b.holds()));
    }

    /// Either condition.
    public static IntExpr either(IntExpr a, IntExpr b) {
        return new IntExpr.Truth(new BoolExpr.Or(a.holds(), b.holds()));
    }

    /// That a condition does not hold, as it is written.
    public static IntExpr negated(IntExpr condition) {
        return new IntExpr.Truth(new BoolExpr.Not(condition.holds()));
    }

    /// That a condition does not hold; of a comparison the opposite one.
    public static IntExpr not(IntExpr condition) {
        return condition instanceof IntExpr.Truth(BoolExpr.Comparison(var relation, IntExpr a, IntExpr b, var span))
                ? switch (relation) {
                    case EQUAL -> compared(Relation.UNEQUAL, a, b);
                    case UNEQUAL -> equal(a, b);
                    case LESS -> atMost(b, a);
                    case AT_MOST -> less(b, a);
                    case DIVIDES -> negated(condition);
                }
                : negated(condition);
    }

    /// One of two expressions, by a condition.
    public static IntExpr choice(IntExpr condition, IntExpr then, IntExpr otherwise) {
        return new IntExpr.Choice(condition.holds(), then, otherwise);
    }

    /// One of two conditions, by a third.
    public static IntExpr chosen(IntExpr condition, IntExpr then, IntExpr otherwise) {
        if (then instanceof Constant(long value)) {
            return value != 0
                    ? isNever(otherwise) ? condition : either(condition, otherwise)
                    : both(not(condition), otherwise);
        }
        if (otherwise instanceof Constant(long value)) {
            return value != 0 ? either(not(condition), then) : both(condition, then);
        }
        return choice(condition, then, otherwise);
    }

    private static boolean isNever(IntExpr condition) {
        return condition instanceof Constant(long value) && value == 0;
    }

    /// A function.
    public static IntExpr of(NumberFunction function, IntExpr... arguments) {
        return new IntExpr.Function(function, List.of(arguments));
    }

    /// An operation.
    public static IntExpr of(Operation operation, IntExpr a, IntExpr b) {
        return operation == Operation.ADD && a.equals(b) ? times(2, a) : arithmetic(operation, a, b);
    }
}
