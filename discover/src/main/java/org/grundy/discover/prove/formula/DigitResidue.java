package org.grundy.discover.prove.formula;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.IntExpr;

/// Remainders of the sum of the digits, of the number of binary ones and of the logarithm of a number: an automaton
/// counts them while it reads the digits.
///
/// @param automaton that has the remainder as its output
/// @param operand the number that it reads
public record DigitResidue(DigitProgram.Automaton automaton, IntExpr operand) {
    private static final long LARGEST_MODULUS = 36;
    private static final long LARGEST_BASE = 36;

    /// How a number is counted that grows by some amount for each digit.
    ///
    /// @param weighed whether a digit counts as much as it is, and not as 1
    /// @param start what is counted before the first digit
    private record DigitCount(long base, boolean weighed, long start, IntExpr operand) {
        DigitCount plus(long more) {
            return new DigitCount(base, weighed, start + more, operand);
        }
    }

    /// The remainder of an expression, empty if it is not of this kind.
    public static Optional<DigitResidue> of(IntExpr dividend, IntExpr modulus) {
        return modulus instanceof IntExpr.Constant(long m) && 2 <= m && m <= LARGEST_MODULUS
                ? counted(dividend)
                        .filter(each -> 2 <= each.base && each.base <= LARGEST_BASE)
                        .map(each -> new DigitResidue(automaton(each, (int) m), each.operand))
                : Optional.empty();
    }

    private static Optional<DigitCount> counted(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Function(NumberFunction function, List<IntExpr> arguments, var span)
            when function == NumberFunction.POPCOUNT -> Optional.of(new DigitCount(2, true, 0, arguments.getFirst()));
            case IntExpr.Function(NumberFunction function, List<IntExpr> arguments, var span)
            when function == NumberFunction.DIGITSUM && arguments.getLast() instanceof IntExpr.Constant(long base) ->
                Optional.of(new DigitCount(base, true, 0, arguments.getFirst()));
            case IntExpr.Function(NumberFunction function, List<IntExpr> arguments, var span)
            when function == NumberFunction.LOG && arguments.getLast() instanceof IntExpr.Constant(long base) ->
                Optional.of(new DigitCount(base, false, -1, arguments.getFirst()));
            case IntExpr.Arithmetic(Operation operator, IntExpr left, IntExpr.Constant(long more), var operatorSpan)
            when operator == Operation.ADD -> counted(left).map(each -> each.plus(more));
            case IntExpr.Arithmetic(Operation operator, IntExpr left, IntExpr.Constant(long less), var operatorSpan)
            when operator == Operation.SUBTRACT -> counted(left).map(each -> each.plus(-less));
            default -> Optional.empty();
        };
    }

    private static DigitProgram.Automaton automaton(DigitCount counted, int modulus) {
        int base = (int) counted.base;
        List<List<Integer>> next = IntStream.range(0, modulus)
                .mapToObj(state -> IntStream.range(0, base)
                        .map(digit -> (state + (counted.weighed ? digit : 1)) % modulus)
                        .boxed()
                        .toList())
                .toList();
        List<Long> output = LongStream.range(0, modulus)
                .map(state -> Math.floorMod(state + counted.start, (long) modulus))
                .boxed()
                .toList();
        return new DigitProgram.Automaton(base, next, output);
    }
}
