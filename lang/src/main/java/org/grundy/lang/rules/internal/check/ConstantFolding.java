package org.grundy.lang.rules.internal.check;

import java.util.List;
import org.grundy.lang.rules.internal.support.DigitFunctions;
import org.grundy.lang.rules.internal.support.ExactArithmetic;
import org.grundy.lang.rules.internal.support.RuleFault;
import org.grundy.lang.rules.tree.IntExpr;
import org.grundy.lang.rules.tree.IntExpr.Kind;
import org.grundy.lang.rules.tree.IntExpr.Operation;
import org.grundy.text.Span;

/// Constant folding. An operation that faults is left as it is, since it faults only in a state where
/// it is reached.
final class ConstantFolding {
    private ConstantFolding() {}

    /// Arithmetic on two numbers.
    static IntExpr arithmetic(Operation operation, IntExpr left, IntExpr right, Span span) {
        if (left instanceof IntExpr.Constant(long a) && right instanceof IntExpr.Constant(long b)) {
            try {
                return new IntExpr.Constant(value(operation, a, b));
            } catch (RuleFault fault) {
                return new IntExpr.Arithmetic(operation, left, right, span);
            }
        }
        return new IntExpr.Arithmetic(operation, left, right, span);
    }

    private static long value(Operation operation, long a, long b) {
        return switch (operation) {
            case ADD -> ExactArithmetic.add(a, b, 0);
            case SUBTRACT -> ExactArithmetic.subtract(a, b, 0);
            case MULTIPLY -> ExactArithmetic.multiply(a, b, 0);
            case DIVIDE -> ExactArithmetic.divide(a, b, 0);
            case REMAINDER -> ExactArithmetic.remainder(a, b, 0);
            case POWER -> ExactArithmetic.power(a, b, 0);
            case XOR -> ExactArithmetic.xor(a, b);
        };
    }

    /// A function of one or two numbers.
    static IntExpr function(Kind kind, List<IntExpr> arguments, Span span) {
        IntExpr.Function function = new IntExpr.Function(kind, arguments, span);
        if (arguments.size() > 2
                || !(arguments.getFirst() instanceof IntExpr.Constant(long a)
                        && arguments.getLast() instanceof IntExpr.Constant(long b))) {
            return function;
        }
        try {
            return new IntExpr.Constant(value(kind, a, b));
        } catch (RuleFault fault) {
            return function;
        }
    }

    private static long value(Kind kind, long a, long b) {
        return switch (kind) {
            case MIN -> Math.min(a, b);
            case MAX -> Math.max(a, b);
            case GCD -> ExactArithmetic.gcd(a, b, 0);
            case ABS -> ExactArithmetic.abs(a, 0);
            case POPCOUNT -> ExactArithmetic.popcount(a, 0);
            case ISQRT -> ExactArithmetic.isqrt(a, 0);
            case LOWBIT -> ExactArithmetic.lowbit(a, 0);
            case HIGHBIT -> ExactArithmetic.highbit(a, 0);
            case TRAILINGZEROS -> ExactArithmetic.trailingzeros(a, 0);
            case TRAILINGONES -> ExactArithmetic.trailingones(a, 0);
            case BITAND -> ExactArithmetic.bitand(a, b, 0);
            case BITOR -> ExactArithmetic.bitor(a, b, 0);
            case NIMPRODUCT -> ExactArithmetic.nimproduct(a, b, 0);
            case ISPRIME -> ExactArithmetic.isprime(a, 0);
            case ISPOWER -> ExactArithmetic.ispower(a, b, 0);
            case SMALLESTPART -> ExactArithmetic.smallestpart(a, b, 0);
            case LOG -> DigitFunctions.log(a, b, 0);
            case DIGITSUM -> DigitFunctions.digitsum(a, b, 0);
            case DIGIT -> throw new IllegalArgumentException("three numbers: " + kind);
        };
    }
}
