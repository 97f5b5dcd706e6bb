package org.grundy.lang.expression;

import java.util.List;
import java.util.function.UnaryOperator;
import org.grundy.text.Span;

/// Makes an expression anew from its parts: what is left out are the places where they stand in a text.
///
/// @param numbers what stands in the place of a number, whose parts are made anew already
/// @param conditions the same of a condition
public record Rewriting(UnaryOperator<IntExpr> numbers, UnaryOperator<BoolExpr> conditions) {
    /// Changes nothing else: two expressions are equal then if they are written alike, and have the same value for
    /// the same variables.
    public static final Rewriting PLACELESS = new Rewriting(UnaryOperator.identity(), UnaryOperator.identity());

    /// A number.
    public IntExpr of(IntExpr expression) {
        return numbers.apply(
                switch (expression) {
                    case IntExpr.Constant constant -> constant;
                    case IntExpr.Variable variable -> variable;
                    case IntExpr.Arithmetic(var operation, IntExpr left, IntExpr right, var span) ->
                        new IntExpr.Arithmetic(operation, of(left), of(right));
                    case IntExpr.Function(var function, List<IntExpr> arguments, var span) ->
                        new IntExpr.Function(function, all(arguments), Span.NONE);
                    case IntExpr.Truth(BoolExpr condition) -> new IntExpr.Truth(of(condition));
                    case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                        new IntExpr.Choice(of(condition), of(then), of(otherwise));
                    case IntExpr.Element(ListExpr list, IntExpr index, var span) ->
                        new IntExpr.Element(of(list), of(index), Span.NONE);
                    case IntExpr.Total(var summary, ListExpr list, var span) ->
                        new IntExpr.Total(summary, of(list), Span.NONE);
                    case IntExpr.Count(ListExpr list, IntExpr value) -> new IntExpr.Count(of(list), of(value));
                    case IntExpr.Call(var routine, List<IntExpr> arguments, var span) ->
                        new IntExpr.Call(routine, all(arguments), Span.NONE);
                });
    }

    private List<IntExpr> all(List<IntExpr> expressions) {
        return expressions.stream().map(this::of).toList();
    }

    /// A condition.
    public BoolExpr of(BoolExpr condition) {
        return conditions.apply(
                switch (condition) {
                    case BoolExpr.Constant constant -> constant;
                    case BoolExpr.Comparison(var relation, IntExpr left, IntExpr right, var span) ->
                        new BoolExpr.Comparison(relation, of(left), of(right));
                    case BoolExpr.Nonzero(IntExpr number) -> of(number).holds();
                    case BoolExpr.And(BoolExpr first, BoolExpr second) -> new BoolExpr.And(of(first), of(second));
                    case BoolExpr.Or(BoolExpr first, BoolExpr second) -> new BoolExpr.Or(of(first), of(second));
                    case BoolExpr.Not(BoolExpr operand) -> new BoolExpr.Not(of(operand));
                });
    }

    private ListExpr of(ListExpr list) {
        return switch (list) {
            case ListExpr.State state -> state;
            case ListExpr.Named(var named, var numbers, var span) -> new ListExpr.Named(named, all(numbers), Span.NONE);
            case ListExpr.Fixed fixed -> fixed;
            case ListExpr.Digits(IntExpr number, IntExpr base, var span) ->
                new ListExpr.Digits(of(number), of(base), Span.NONE);
            case ListExpr.Range(IntExpr from, IntExpr to, var span) -> new ListExpr.Range(of(from), of(to), Span.NONE);
            case ListExpr.Mapped(IntExpr element, var variable, ListExpr over, BoolExpr condition) ->
                new ListExpr.Mapped(of(element), variable, of(over), of(condition));
            case ListExpr.Nested(ListExpr inner, var variable, ListExpr over) ->
                new ListExpr.Nested(of(inner), variable, of(over));
            case ListExpr.Sequence(var kind, List<IntExpr> arguments, var span) ->
                new ListExpr.Sequence(kind, all(arguments), Span.NONE);
            case ListExpr.Walked(var walk, ListExpr row, var vertex, List<IntExpr> arguments, var span) ->
                new ListExpr.Walked(walk, of(row), vertex, all(arguments), Span.NONE);
            case ListExpr.Given(var name, var row, long least, ListExpr example) ->
                new ListExpr.Given(name, row.map(this::of), least, of(example));
            case ListExpr.Height height -> height;
            case ListExpr.Literal(List<IntExpr> elements) -> new ListExpr.Literal(all(elements));
            case ListExpr.Changed(var change, ListExpr of, List<IntExpr> arguments, var span) ->
                new ListExpr.Changed(change, of(of), all(arguments), Span.NONE);
            case ListExpr.Joined(ListExpr first, ListExpr second) -> new ListExpr.Joined(of(first), of(second));
            case ListExpr.Choice(BoolExpr condition, ListExpr then, ListExpr otherwise) ->
                new ListExpr.Choice(of(condition), of(then), of(otherwise));
        };
    }
}
