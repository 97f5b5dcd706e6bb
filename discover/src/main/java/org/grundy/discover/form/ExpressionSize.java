package org.grundy.discover.form;

import java.util.Comparator;

/// How simple an expression is: one for each name, number and operation, two for a function of one number, one for
/// each entry of a table, the number of constants for a routine.
public final class ExpressionSize {
    /// Simpler expressions first.
    public static final Comparator<Expression> SIMPLER = Comparator.comparingLong(ExpressionSize::of);

    private ExpressionSize() {}

    /// The size of an expression.
    public static long of(Expression expression) {
        long own = switch (expression) {
            case Expression.Constant constant -> 1;
            case Expression.Name name -> 1;
            case Expression.Binary binary -> 1;
            case Expression.Choice choice -> 1;
            case Expression.Unary unary -> unary.function() == UnaryFunction.NOT ? 1 : 2;
            case Expression.Lookup lookup -> entries(lookup);
            case Expression.Call call -> 2 + ConstantCount.in(call.routine());
        };
        return own + expression.parts().stream().mapToLong(ExpressionSize::of).sum();
    }

    /// Of a table of truth values only those that are true are written.
    private static long entries(Expression.Lookup lookup) {
        boolean truths = lookup.table().stream().allMatch(entry -> entry == 0 || entry == 1);
        return truths
                ? lookup.table().stream().mapToLong(entry -> entry).sum()
                : lookup.table().size();
    }
}
