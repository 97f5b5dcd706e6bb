package org.grundy.discover.form;

import java.util.Comparator;

/// How simple an expression is: one for each name, number and operation, two for a function, one for
/// each entry of a table, two for each constant of a routine, which stands in an equation of its own.
public final class ExpressionSize {
    /// Simpler expressions first.
    public static final Comparator<Expression> SIMPLER = Comparator.comparingLong(ExpressionSize::of);

    private ExpressionSize() {}

    /// The size of an expression.
    public static long of(Expression expression) {
        long own = switch (expression) {
            case Expression.Constant constant -> 1;
            case Expression.Name name -> 1;
            case Expression.Binary binary -> 1 - unwritten(binary);
            case Expression.Choice choice -> 1;
            case Expression.Not not -> 1;
            case Expression.Function applied -> 2;
            case Expression.Lookup lookup -> lookup.table().size();
            case Expression.Call call -> 2 + 2 * ConstantCount.in(call.routine());
        };
        return own + expression.parts().stream().mapToLong(ExpressionSize::of).sum();
    }

    /// Of a table that says which numbers are meant only those are written.
    private static long unwritten(Expression.Binary binary) {
        boolean members = binary.operator() == ExpressionOperator.EQUAL
                && binary.right() instanceof Expression.Constant(long one)
                && one == 1;
        return members && binary.left() instanceof Expression.Lookup lookup
                ? lookup.table().stream().filter(entry -> entry == 0).count()
                : 0;
    }
}
