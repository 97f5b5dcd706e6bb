package org.grundy.discover.family;

import java.util.List;
import org.grundy.discover.form.Expression;

/// Turns expressions in the one number of a line into expressions in pairs.
final class Substitution {
    private Substitution() {}

    /// An expression with another one in place of its variable; parameters move up by one place, for there
    /// is one variable more.
    static Expression of(Expression expression, Expression variable) {
        return switch (expression) {
            case Expression.Constant constant -> constant;
            case Expression.Name(String name, int slot) -> slot == 0 ? variable : new Expression.Name(name, slot + 1);
            case Expression.Binary(var operator, Expression left, Expression right) ->
                new Expression.Binary(operator, of(left, variable), of(right, variable));
            case Expression.Unary(var function, Expression operand) ->
                new Expression.Unary(function, of(operand, variable));
            case Expression.Choice(Expression condition, Expression then, Expression otherwise) ->
                new Expression.Choice(of(condition, variable), of(then, variable), of(otherwise, variable));
            case Expression.Lookup(List<Long> table, Expression index) ->
                new Expression.Lookup(table, of(index, variable));
            case Expression.Call(var routine, List<Expression> arguments) ->
                new Expression.Call(
                        routine,
                        arguments.stream().map(each -> of(each, variable)).toList());
        };
    }
}
