package org.grundy.lang.rules.internal.check;

import java.util.List;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.RuleFault;
import org.grundy.lang.expression.IntExpr;
import org.grundy.text.Span;

/// Constant folding. An operation that faults is left as it is, since it faults only in a state where
/// it is reached.
final class ConstantFolding {
    private ConstantFolding() {}

    /// Arithmetic on two numbers.
    static IntExpr arithmetic(Operation operation, IntExpr left, IntExpr right, Span span) {
        if (left instanceof IntExpr.Constant(long a) && right instanceof IntExpr.Constant(long b)) {
            try {
                return IntExpr.of(operation.of(a, b, 0));
            } catch (RuleFault fault) {
                return new IntExpr.Arithmetic(operation, left, right, span);
            }
        }
        return new IntExpr.Arithmetic(operation, left, right, span);
    }

    /// A function of some numbers.
    static IntExpr function(NumberFunction function, List<IntExpr> arguments, Span span) {
        IntExpr.Function applied = new IntExpr.Function(function, arguments, span);
        long[] numbers = arguments.stream()
                .filter(IntExpr.Constant.class::isInstance)
                .mapToLong(argument -> ((IntExpr.Constant) argument).value())
                .toArray();
        try {
            return numbers.length == arguments.size() ? IntExpr.of(function.of(numbers)) : applied;
        } catch (RuleFault fault) {
            return applied;
        }
    }
}
