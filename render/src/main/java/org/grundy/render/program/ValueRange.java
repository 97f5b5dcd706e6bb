package org.grundy.render.program;

import java.math.BigInteger;
import java.util.List;
import org.grundy.lang.arithmetic.ExactInterval;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.expression.DefinedFunction;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.expression.Routine;

/// Between which numbers the values of an expression lie, in exact arithmetic and perhaps not as near as could
/// be, when each argument lies between 0 and a largest number.
///
/// @param largest the largest argument
record ValueRange(BigInteger largest) {
    /// Of arguments that are signed numbers of 64 bits.
    static final ValueRange OF_LONGS = new ValueRange(BigInteger.valueOf(Long.MAX_VALUE));

    /// Of arguments up to 10^18, beyond which hardly a problem asks.
    static final ValueRange OF_USUAL = new ValueRange(BigInteger.TEN.pow(18));

    /// Beyond this values of programs are not followed digit by digit.
    private static final int MANY_BITS = 4096;

    /// Of arguments that are written with at most as many digits as a number; of 64 bits where that one has no more.
    static ValueRange upTo(BigInteger largest) {
        return largest.bitLength() < Long.SIZE
                ? OF_LONGS
                : new ValueRange(BigInteger.TEN.pow(largest.toString().length()).subtract(BigInteger.ONE));
    }

    /// Whether arguments may exceed 64 bits.
    boolean isBig() {
        return largest.bitLength() >= Long.SIZE;
    }

    ExactInterval of(IntExpr expression) {
        if (expression.isCondition()) {
            return ExactInterval.of(0, 1);
        }
        return switch (expression) {
            case IntExpr.Constant(long value) -> ExactInterval.of(value, value);
            case IntExpr.Variable name -> ExactInterval.to(largest);
            case IntExpr.Arithmetic arithmetic -> of(arithmetic);
            case IntExpr.Function(NumberFunction function, List<IntExpr> operands, var span) ->
                function.range(operands.stream().map(this::of).toList());
            case IntExpr.Choice choice -> of(choice.then()).or(of(choice.otherwise()));
            case IntExpr.Element(ListExpr.Fixed(List<Long> table), IntExpr index, var span) -> entries(table);
            case IntExpr.Call(Routine routine, List<IntExpr> operands, var span) ->
                of(routine, of(operands.getFirst()));
            case IntExpr.Truth truth -> ExactInterval.of(0, 1);
            case IntExpr.Element _, IntExpr.Total _, IntExpr.Count _ ->
                throw new IllegalArgumentException("no form: " + expression);
        };
    }

    /// Whether an expression, its parts and the programs in it stay within 64 bits.
    boolean staysLong(IntExpr expression) {
        boolean program = expression instanceof IntExpr.Call(Routine routine, List<IntExpr> operands, var span)
                && !within(routine, of(operands.getFirst())).fitsLong();
        return of(expression).fitsLong()
                && !program
                && expression.parts().stream().allMatch(this::staysLong);
    }

    private ExactInterval of(IntExpr.Arithmetic arithmetic) {
        ExactInterval range = arithmetic.operation().range(of(arithmetic.left()), of(arithmetic.right()));
        return switch (arithmetic.operation()) {
            case SUBTRACT -> isDistance(arithmetic) ? ExactInterval.to(range.high()) : range;
            case POWER -> ExactInterval.OF_LONGS;
            case ADD, MULTIPLY, DIVIDE, REMAINDER, XOR, AND, OR -> range;
        };
    }

    /// Whether it is the larger of some numbers less one of them, or a number less the smaller of it and another.
    private static boolean isDistance(IntExpr.Arithmetic difference) {
        IntExpr left = difference.left();
        IntExpr right = difference.right();
        boolean ofLargest = is(NumberFunction.MAX, left)
                && (left.parts().contains(right)
                        || (is(NumberFunction.MIN, right)
                                && left.parts().stream().anyMatch(right.parts()::contains)));
        return ofLargest || (is(NumberFunction.MIN, right) && right.parts().contains(left));
    }

    private static boolean is(NumberFunction function, IntExpr expression) {
        return expression instanceof IntExpr.Function applied && applied.function() == function;
    }

    private static ExactInterval entries(List<Long> table) {
        return table.stream()
                .map(each -> ExactInterval.of(each, each))
                .reduce(ExactInterval::or)
                .orElse(ExactInterval.of(0, 0));
    }

    private static ExactInterval of(Routine routine, ExactInterval argument) {
        return switch (routine) {
            case DigitProgram.Automaton automaton -> entries(automaton.output());
            case DigitProgram.Recursion recursion -> within(recursion, argument);
            case DigitProgram.TableRecursion program ->
                program.tables().stream().map(ValueRange::entries).reduce(entries(program.first()), ExactInterval::or);
            case DefinedFunction function -> ExactInterval.OF_LONGS;
            case Routine.SmallestPart part -> ExactInterval.to(argument.high());
            case Routine.Recurrence recurrence -> ExactInterval.of(0, 1);
        };
    }

    /// Between which numbers all lie that a program computes, where they may be larger than its argument.
    static ExactInterval within(Routine routine, ExactInterval argument) {
        return switch (routine) {
            case DigitProgram.Recursion recursion -> around(largest(recursion, argument.high()));
            case Routine.Recurrence recurrence ->
                around(recurrence.coefficients().stream()
                        .map(each -> BigInteger.valueOf(each).abs().multiply(argument.high()))
                        .reduce(argument.high(), BigInteger::add));
            case DigitProgram.Automaton automaton -> argument;
            case DefinedFunction function -> argument;
            case DigitProgram.TableRecursion recursion -> argument;
            case Routine.SmallestPart part -> argument;
        };
    }

    private static ExactInterval around(BigInteger size) {
        return new ExactInterval(size.negate(), size);
    }

    private static BigInteger largest(DigitProgram.Recursion recursion, BigInteger argument) {
        BigInteger first = entries(recursion.first()).size();
        if (argument.bitLength() > MANY_BITS) {
            // No number of digits is larger than that of bits, and each digit takes one step.
            int growth = column(recursion, 0).bitLength() * argument.bitLength();
            return column(recursion, 1)
                    .multiply(argument)
                    .add(column(recursion, 2))
                    .multiply(BigInteger.valueOf(argument.bitLength()))
                    .add(first)
                    .shiftLeft(growth);
        }
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

    private static BigInteger column(DigitProgram.Recursion recursion, int column) {
        return entries(recursion.rows().stream().map(row -> row.get(column)).toList())
                .size();
    }
}
