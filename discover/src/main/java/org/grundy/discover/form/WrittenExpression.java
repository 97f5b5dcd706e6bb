package org.grundy.discover.form;

import java.util.List;
import java.util.Optional;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.expression.Rewriting;
import org.grundy.lang.expression.Routine;

/// Expressions of texts as forms have them: without their places, small powers as products, and what forms say in one
/// way only said in that way. Empty for expressions of lists, which forms do not have, but for entries of tables.
///
/// @param variables the names of the numbers of a position
public record WrittenExpression(List<String> variables) {
    private static final int LARGEST_EXPONENT = 4;

    public WrittenExpression {
        variables = List.copyOf(variables);
    }

    /// The expression that is not 0 where a condition holds.
    public Optional<IntExpr> of(BoolExpr condition) {
        return withoutLists(rewriting().of(condition).number());
    }

    /// The expression of a number.
    public Optional<IntExpr> of(IntExpr number) {
        return withoutLists(rewriting().of(number));
    }

    private Rewriting rewriting() {
        return new Rewriting(this::number, WrittenExpression::condition);
    }

    private static Optional<IntExpr> withoutLists(IntExpr expression) {
        return expression.subexpressions().anyMatch(WrittenExpression::isOfList)
                ? Optional.empty()
                : Optional.of(expression);
    }

    private static boolean isOfList(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Element element -> !(element.list() instanceof ListExpr.Fixed);
            case IntExpr.Total total -> true;
            case IntExpr.Count count -> true;
            default -> false;
        };
    }

    private static BoolExpr condition(BoolExpr condition) {
        return condition instanceof BoolExpr.Comparison(var relation, IntExpr divisor, IntExpr number, var span)
                        && relation == Relation.DIVIDES
                ? IntExpr.of(Operation.REMAINDER, number, divisor).equalTo(0).holds()
                : condition;
    }

    private IntExpr number(IntExpr number) {
        return switch (number) {
            case IntExpr.Variable variable -> new IntExpr.Variable(variables.get(variable.slot()), variable.slot());
            case IntExpr.Arithmetic(Operation operation, IntExpr base, IntExpr.Constant(long times), var span)
            when operation == Operation.POWER && 1 <= times && times <= LARGEST_EXPONENT -> power(base, times);
            case IntExpr.Arithmetic(Operation operation, IntExpr left, IntExpr right, var span) ->
                IntExpr.of(operation, left, right);
            case IntExpr.Function(NumberFunction function, List<IntExpr> arguments, var span) ->
                function(function, arguments);
            case IntExpr.Element(ListExpr.Literal(List<IntExpr> entries), IntExpr index, var span)
            when entries.stream().allMatch(IntExpr.Constant.class::isInstance) ->
                new IntExpr.Element(
                        entries.stream()
                                .map(entry -> ((IntExpr.Constant) entry).value())
                                .toList(),
                        index);
            default -> number;
        };
    }

    private static IntExpr function(NumberFunction function, List<IntExpr> arguments) {
        IntExpr first = arguments.getFirst();
        IntExpr last = arguments.getLast();
        return switch (function) {
            case BITAND -> IntExpr.of(Operation.AND, first, last);
            case BITOR -> IntExpr.of(Operation.OR, first, last);
            case ABS -> first.max(IntExpr.of(Operation.SUBTRACT, IntExpr.of(0), first));
            case SMALLESTPART -> new IntExpr.Call(new Routine.SmallestPart(0, 0), arguments);
            default -> new IntExpr.Function(function, arguments);
        };
    }

    private static IntExpr power(IntExpr base, long times) {
        IntExpr product = base;
        for (int i = 1; i < times; i++) {
            product = product.times(base);
        }
        return product;
    }
}
