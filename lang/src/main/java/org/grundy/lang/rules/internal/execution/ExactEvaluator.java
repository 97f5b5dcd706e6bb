package org.grundy.lang.rules.internal.execution;

import java.math.BigInteger;
import java.util.List;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.DigitFunctions;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.ExpressionEvaluator;
import org.grundy.lang.expression.IntExpr;

/// The values of expressions for numbers of any size, without lists.
///
/// All methods throw [org.grundy.lang.arithmetic.RuleFault] or [ArithmeticException] where an expression is not
/// defined, or its value is not known for numbers of this size.
///
/// @param numbers by slot below [#PARAMETERS]; the caller may change them
/// @param parameters those of the slots from there on
@SuppressWarnings("ArrayRecordComponent")
public record ExactEvaluator(BigInteger[] numbers, List<BigInteger> parameters) {
    /// The first slot of parameters that are numbers of any size.
    public static final int PARAMETERS = ExpressionEvaluator.PARAMETERS;

    /// A power of more digits is not computed.
    private static final long MOST_BITS = 1 << 20;

    public ExactEvaluator {
        parameters = List.copyOf(parameters);
    }

    /// Whether a condition holds.
    public boolean holds(BoolExpr condition) {
        return switch (condition) {
            case BoolExpr.Constant(boolean value) -> value;
            case BoolExpr.Nonzero(IntExpr number) -> value(number).signum() != 0;
            case BoolExpr.Not(BoolExpr operand) -> !holds(operand);
            case BoolExpr.And(BoolExpr first, BoolExpr second) -> holds(first) && holds(second);
            case BoolExpr.Or(BoolExpr first, BoolExpr second) -> holds(first) || holds(second);
            case BoolExpr.Comparison(Relation relation, IntExpr left, IntExpr right, var span) ->
                relation.holds(value(left), value(right));
        };
    }

    /// The value of an expression.
    public BigInteger value(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Constant(long value) -> BigInteger.valueOf(value);
            case IntExpr.Variable(var name, int slot) ->
                slot >= PARAMETERS ? parameters.get(slot - PARAMETERS) : numbers[slot];
            case IntExpr.Arithmetic arithmetic -> arithmetic(arithmetic);
            case IntExpr.Function(var function, List<IntExpr> arguments, var span) ->
                function.exact(arguments.stream().map(this::value).toList());
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                value(holds(condition) ? then : otherwise);
            case IntExpr.Truth(BoolExpr condition) -> holds(condition) ? BigInteger.ONE : BigInteger.ZERO;
            case IntExpr.Call(DigitProgram program, List<IntExpr> arguments, var span) ->
                BigInteger.valueOf(
                        DigitFunctions.value(value(arguments.getFirst()).longValueExact(), program, 0));
            case IntExpr.Call call -> throw new ArithmeticException("rules have no " + call.routine());
            default -> throw new ArithmeticException("lists have no exact values");
        };
    }

    private BigInteger arithmetic(IntExpr.Arithmetic arithmetic) {
        BigInteger left = value(arithmetic.left());
        BigInteger right = value(arithmetic.right());
        if (arithmetic.operation() == Operation.POWER && bits(left, right) > MOST_BITS) {
            throw new ArithmeticException("a power of too many digits");
        }
        return arithmetic.operation().exact(left, right);
    }

    /// At least the number of binary digits of a power, unless it is very large.
    private static long bits(BigInteger base, BigInteger exponent) {
        return base.bitLength() * exponent.min(BigInteger.valueOf(MOST_BITS)).longValueExact();
    }
}
