package org.grundy.lang.rules.internal.check;

import java.util.List;
import org.grundy.lang.Span;
import org.grundy.lang.rules.internal.support.Exact;
import org.grundy.lang.rules.internal.support.Fault;
import org.grundy.lang.rules.internal.tree.Whole;
import org.grundy.lang.rules.internal.tree.Whole.Kind;
import org.grundy.lang.rules.internal.tree.Whole.Operation;

/// Makes expressions, with their values put in where these are known already. What would be a fault is left
/// as it is: it is one only in a state where it is reached.
final class Constants {
    private Constants() {}

    /// Arithmetic on two numbers.
    static Whole arithmetic(Operation operation, Whole left, Whole right, Span span) {
        if (left instanceof Whole.Constant(long a) && right instanceof Whole.Constant(long b)) {
            try {
                return new Whole.Constant(value(operation, a, b));
            } catch (Fault fault) {
                return new Whole.Arithmetic(operation, left, right, span);
            }
        }
        return new Whole.Arithmetic(operation, left, right, span);
    }

    private static long value(Operation operation, long a, long b) {
        return switch (operation) {
            case ADD -> Exact.add(a, b, 0);
            case SUBTRACT -> Exact.subtract(a, b, 0);
            case MULTIPLY -> Exact.multiply(a, b, 0);
            case DIVIDE -> Exact.divide(a, b, 0);
            case REMAINDER -> Exact.remainder(a, b, 0);
            case POWER -> Exact.power(a, b, 0);
            case XOR -> Exact.xor(a, b);
        };
    }

    /// A function of one or two numbers.
    static Whole function(Kind kind, List<Whole> arguments, Span span) {
        Whole.Function function = new Whole.Function(kind, arguments, span);
        if (!(arguments.getFirst() instanceof Whole.Constant(long a)
                && arguments.getLast() instanceof Whole.Constant(long b))) {
            return function;
        }
        try {
            return new Whole.Constant(value(kind, a, b));
        } catch (Fault fault) {
            return function;
        }
    }

    private static long value(Kind kind, long a, long b) {
        return switch (kind) {
            case MIN -> Math.min(a, b);
            case MAX -> Math.max(a, b);
            case GCD -> Exact.gcd(a, b, 0);
            case ABS -> Exact.abs(a, 0);
            case POPCOUNT -> Exact.popcount(a, 0);
            case ISQRT -> Exact.isqrt(a, 0);
        };
    }
}
