package org.grundy.render.program;

import java.math.BigInteger;
import java.util.List;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.Expression.Binary;
import org.grundy.discover.form.ExpressionOperator;
import org.grundy.discover.form.Routine;
import org.grundy.lang.arithmetic.ExactInterval;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.rules.tree.DigitProgram;

/// Between which numbers the values of an expression lie, in exact arithmetic and perhaps not as near as could
/// be, when each argument lies between 0 and a largest number.
///
/// @param largest the largest argument
record ValueRange(BigInteger largest) {
    /// Of arguments that are signed numbers of 64 bits.
    static final ValueRange OF_LONGS = new ValueRange(BigInteger.valueOf(Long.MAX_VALUE));

    /// Of arguments up to 10^18, beyond which hardly a problem asks.
    static final ValueRange OF_USUAL = new ValueRange(BigInteger.TEN.pow(18));

    ExactInterval of(Expression expression) {
        if (expression.isCondition()) {
            return ExactInterval.of(0, 1);
        }
        return switch (expression) {
            case Expression.Constant(long value) -> ExactInterval.of(value, value);
            case Expression.Name name -> ExactInterval.to(largest);
            case Binary binary -> of(binary);
            case Expression.Function(NumberFunction function, List<Expression> operands) ->
                function.range(operands.stream().map(this::of).toList());
            case Expression.Not not -> ExactInterval.of(0, 1);
            case Expression.Choice choice -> of(choice.then()).or(of(choice.otherwise()));
            case Expression.Lookup(List<Long> table, Expression index) -> entries(table);
            case Expression.Call(Routine routine, List<Expression> operands) -> of(routine, of(operands.getFirst()));
        };
    }

    /// Whether an expression, its parts and the programs in it stay within 64 bits.
    boolean staysLong(Expression expression) {
        boolean program = expression instanceof Expression.Call(Routine routine, List<Expression> operands)
                && !within(routine, of(operands.getFirst())).fitsLong();
        return of(expression).fitsLong()
                && !program
                && expression.parts().stream().allMatch(this::staysLong);
    }

    private ExactInterval of(Binary binary) {
        ExactInterval left = of(binary.left());
        ExactInterval right = of(binary.right());
        return switch (binary.operator()) {
            case ADD -> left.plus(right);
            case SUBTRACT ->
                isDistance(binary) ? ExactInterval.to(left.minus(right).high()) : left.minus(right);
            case MULTIPLY -> left.times(right);
            case DIVIDE -> left.over(right);
            case REMAINDER -> left.mod(right);
            case XOR, OR -> left.bitwise(right);
            case AND -> left.hasNegative() || right.hasNegative() ? left.bitwise(right) : left.min(right);
            case MIN -> left.min(right);
            case MAX -> left.max(right);
            case NIM_PRODUCT -> left.nimProduct(right);
            case EQUAL, UNEQUAL, LESS, AT_MOST, BOTH, EITHER -> ExactInterval.of(0, 1);
        };
    }

    /// Whether it is the larger of some numbers less one of them, or a number less the smaller of it and another.
    private static boolean isDistance(Binary difference) {
        Expression left = difference.left();
        Expression right = difference.right();
        boolean ofLargest = is(ExpressionOperator.MAX, left)
                && (left.parts().contains(right)
                        || (is(ExpressionOperator.MIN, right)
                                && left.parts().stream().anyMatch(right.parts()::contains)));
        return ofLargest || (is(ExpressionOperator.MIN, right) && right.parts().contains(left));
    }

    private static boolean is(ExpressionOperator operator, Expression expression) {
        return expression instanceof Binary binary && binary.operator() == operator;
    }

    private static ExactInterval entries(List<Long> table) {
        return table.stream()
                .map(each -> ExactInterval.of(each, each))
                .reduce(ExactInterval::or)
                .orElse(ExactInterval.of(0, 0));
    }

    private static ExactInterval of(Routine routine, ExactInterval argument) {
        return switch (routine) {
            case Routine.Automaton automaton -> entries(automaton.output());
            case Routine.Recursion recursion -> within(recursion, argument);
            case Routine.TableRecursion(DigitProgram.TableRecursion program) ->
                program.tables().stream().map(ValueRange::entries).reduce(entries(program.first()), ExactInterval::or);
            case Routine.SmallestPart part -> ExactInterval.to(argument.high());
            case Routine.Recurrence recurrence -> ExactInterval.of(0, 1);
            case Routine.Power power -> ExactInterval.OF_LONGS;
        };
    }

    /// Between which numbers all lie that a program computes, where they may be larger than its argument.
    static ExactInterval within(Routine routine, ExactInterval argument) {
        return switch (routine) {
            case Routine.Recursion recursion -> around(largest(recursion, argument.high()));
            case Routine.Recurrence recurrence ->
                around(recurrence.coefficients().stream()
                        .map(each -> BigInteger.valueOf(each).abs().multiply(argument.high()))
                        .reduce(argument.high(), BigInteger::add));
            case Routine.Automaton automaton -> argument;
            case Routine.TableRecursion recursion -> argument;
            case Routine.SmallestPart part -> argument;
            case Routine.Power power -> argument;
        };
    }

    private static ExactInterval around(BigInteger size) {
        return new ExactInterval(size.negate(), size);
    }

    private static BigInteger largest(Routine.Recursion recursion, BigInteger argument) {
        BigInteger first = entries(recursion.first()).size();
        if (argument.compareTo(BigInteger.valueOf(recursion.first().size())) < 0) {
            return first;
        }
        BigInteger rest = argument.divide(BigInteger.valueOf(recursion.base()));
        return column(recursion, 0)
                .multiply(largest(recursion, rest))
                .add(column(recursion, 1).multiply(rest))
                .add(column(recursion, 2))
                .max(first);
    }

    private static BigInteger column(Routine.Recursion recursion, int column) {
        return entries(recursion.rows().stream().map(row -> row.get(column)).toList())
                .size();
    }
}
