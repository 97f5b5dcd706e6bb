package org.grundy.discover.form;

import java.util.List;
import java.util.function.Function;

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

    private static Expression of(Expression expression, Function<Expression.Name, Expression> replacement) {
        return switch (expression) {
            case Expression.Constant constant -> constant;
            case Expression.Name name -> replacement.apply(name);
            case Expression.Binary(var operator, Expression left, Expression right) ->
                new Expression.Binary(operator, of(left, replacement), of(right, replacement));
            case Expression.Function(var function, List<Expression> arguments) ->
                new Expression.Function(function, all(arguments, replacement));
            case Expression.Not(Expression condition) -> new Expression.Not(of(condition, replacement));
            case Expression.Choice(Expression condition, Expression then, Expression otherwise) ->
                new Expression.Choice(of(condition, replacement), of(then, replacement), of(otherwise, replacement));
            case Expression.Lookup(List<Long> table, Expression index) ->
                new Expression.Lookup(table, of(index, replacement));
            case Expression.Call(var routine, List<Expression> arguments) ->
                new Expression.Call(routine, all(arguments, replacement));
        };
    }

    private static List<Expression> all(List<Expression> arguments, Function<Expression.Name, Expression> replacement) {
        return arguments.stream().map(each -> of(each, replacement)).toList();
    }
}
