package org.grundy.discover;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.ExpressionOperator;
import org.grundy.discover.sample.SampleBlock;
import org.grundy.discover.sample.Samples;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.run.Run;

/// Functions applied to functions that grow slowly: of `isqrt(trailingzeros(popcount(n)))` a table of 10^4 numbers
/// has only what happens for popcounts up to 13, and numbers of zeros up to 3.
record SlowArguments(Samples samples) {
    private static final int FEWEST = 8;

    /// Whether some function of an expression meets so few different numbers in the table that agreement shows little.
    ///
    /// @param run charged for each position
    boolean few(Expression expression, Run run) {
        boolean here = expression instanceof Expression.Function(var function, List<Expression> operands)
                && operands.stream().anyMatch(operand -> isSlow(operand) && met(operand, run) < FEWEST);
        return here || expression.parts().stream().anyMatch(part -> few(part, run));
    }

    /// Whether an expression grows without end, but slowly. Remainders and conditions end.
    private static boolean isSlow(Expression expression) {
        return switch (expression) {
            case Expression.Function(NumberFunction function, List<Expression> operands) ->
                function.growsSlowly() || operands.stream().anyMatch(SlowArguments::isSlow);
            case Expression.Not not -> false;
            case Expression.Binary(ExpressionOperator operator, Expression left, Expression right) ->
                operator != ExpressionOperator.REMAINDER && !operator.isCondition() && (isSlow(left) || isSlow(right));
            case Expression.Choice(Expression condition, Expression then, Expression otherwise) ->
                isSlow(then) || isSlow(otherwise);
            case Expression.Constant constant -> false;
            case Expression.Name name -> false;
            case Expression.Lookup lookup -> false;
            case Expression.Call call -> false;
        };
    }

    private int met(Expression operand, Run run) {
        Set<Long> met = new HashSet<>();
        for (SampleBlock block : samples.blocks()) {
            for (int cell = 0; cell < block.size() && met.size() < FEWEST; cell++) {
                run.option();
                if (block.value(cell) != SampleBlock.UNKNOWN) {
                    operand.valueIfDefined(block.arguments(cell)).ifPresent(met::add);
                }
            }
        }
        return met.size();
    }
}
