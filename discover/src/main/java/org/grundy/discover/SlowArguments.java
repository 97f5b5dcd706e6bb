package org.grundy.discover;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.discover.form.ExpressionSize;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;
import org.grundy.run.Run;

/// Functions applied to functions that grow slowly: of `isqrt(trailingzeros(popcount(n)))` a table of 10^4 numbers
/// has only what happens for popcounts up to 13, and numbers of zeros up to 3.
record SlowArguments(Samples samples) {
    private static final int FEWEST = 8;

    /// Whether some function of an expression meets so few different numbers in the table that agreement shows little.
    ///
    /// @param run charged for each position
    boolean few(IntExpr expression, Run run) {
        return expression
                .subexpressions()
                .anyMatch(part -> part instanceof IntExpr.Function applied
                        && !ExpressionSize.isOperator(applied.function())
                        && applied.arguments().stream()
                                .anyMatch(operand -> isSlow(operand) && met(operand, run) < FEWEST));
    }

    /// Whether an expression grows without end, but slowly. Remainders and conditions end.
    private static boolean isSlow(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Function(NumberFunction function, List<IntExpr> operands, var span) ->
                function.growsSlowly() || operands.stream().anyMatch(SlowArguments::isSlow);
            case IntExpr.Arithmetic arithmetic ->
                arithmetic.operation() != Operation.REMAINDER
                        && arithmetic.parts().stream().anyMatch(SlowArguments::isSlow);
            case IntExpr.Choice choice -> isSlow(choice.then()) || isSlow(choice.otherwise());
            default -> false;
        };
    }

    private int met(IntExpr operand, Run run) {
        Set<Long> met = new HashSet<>();
        for (SampleBlock block : samples.blocks()) {
            for (int cell = 0; cell < block.size() && met.size() < FEWEST; cell++) {
                run.option();
                if (block.isKnown(cell)) {
                    operand.valueIfDefined(block.arguments(cell)).ifPresent(met::add);
                }
            }
        }
        return met.size();
    }
}
