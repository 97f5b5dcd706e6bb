package org.grundy.discover.form;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.Set;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;

/// How hard a form is to read: [ExpressionSize], and besides one for each level of nesting beyond what the eye takes in
/// at once, one for each sum, product or remainder that is an operand of a nim sum, and
/// some for each constant of the equations of a routine. Parities, remainders,
/// thresholds and nim sums of simple terms cost little then, automata and recursive equations much.
public final class ReadingCost {
    /// What is easier to read first.
    public static final Comparator<IntExpr> EASIER = Comparator.comparingLong(ReadingCost::of);

    private static final int SEEN_AT_ONCE = 5;
    private static final int EQUATION = 5;
    private static final Set<Operation> ON_BITS = EnumSet.of(Operation.XOR, Operation.AND, Operation.OR);

    private ReadingCost() {}

    /// The cost of an expression, at least 1.
    public static long of(IntExpr expression) {
        return ExpressionSize.of(expression)
                + Math.max(0, depth(expression) - SEEN_AT_ONCE)
                + expression.subexpressions().mapToLong(ReadingCost::further).sum();
    }

    /// Whether a form is written with equations of its own.
    public static boolean hasEquations(IntExpr expression) {
        return expression
                .subexpressions()
                .anyMatch(part -> part instanceof IntExpr.Call call && ConstantCount.in(call.routine()) > 0);
    }

    private static long further(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Call call -> EQUATION * ConstantCount.in(call.routine());
            case IntExpr.Arithmetic arithmetic
            when ON_BITS.contains(arithmetic.operation()) ->
                arithmetic.parts().stream().filter(ReadingCost::isArithmetic).count();
            default -> 0;
        };
    }

    private static boolean isArithmetic(IntExpr expression) {
        return expression instanceof IntExpr.Arithmetic arithmetic && !ON_BITS.contains(arithmetic.operation());
    }

    private static int depth(IntExpr expression) {
        return 1
                + expression.parts().stream().mapToInt(ReadingCost::depth).max().orElse(0);
    }
}
