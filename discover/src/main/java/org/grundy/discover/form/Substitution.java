package org.grundy.discover.form;

import java.util.List;

/// Substitutes expressions for names.
public final class Substitution {
    private Substitution() {}

    /// An expression with others substituted for the names with the first slots.
    ///
    /// @param instead by slot; other names are unchanged
    public static Expression of(Expression expression, List<Expression> instead) {
        return of(expression, name -> name.slot() < instead.size() ? instead.get(name.slot()) : name);
    }

    /// An expression in one variable as one in two: its variable is replaced, and parameters move up
    /// one slot.
    public static Expression inPairs(Expression expression, Expression variable) {
        return of(expression, name -> name.slot() == 0 ? variable : new Expression.Name(name.name(), name.slot() + 1));
    }

    private interface Instead {
        Expression of(Expression.Name name);
    }

    private static Expression of(Expression expression, Instead instead) {
        return switch (expression) {
            case Expression.Constant constant -> constant;
            case Expression.Name name -> instead.of(name);
            case Expression.Binary(var operator, Expression left, Expression right) ->
                new Expression.Binary(operator, of(left, instead), of(right, instead));
            case Expression.Unary(var function, Expression operand) ->
                new Expression.Unary(function, of(operand, instead));
            case Expression.Choice(Expression condition, Expression then, Expression otherwise) ->
                new Expression.Choice(of(condition, instead), of(then, instead), of(otherwise, instead));
            case Expression.Lookup(List<Long> table, Expression index) ->
                new Expression.Lookup(table, of(index, instead));
            case Expression.Call(var routine, List<Expression> arguments) ->
                new Expression.Call(
                        routine,
                        arguments.stream().map(each -> of(each, instead)).toList());
        };
    }
}
