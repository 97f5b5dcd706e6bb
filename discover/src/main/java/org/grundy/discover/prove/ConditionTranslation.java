package org.grundy.discover.prove;

import java.util.List;
import java.util.Optional;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.ExpressionBuilder;
import org.grundy.discover.form.ExpressionOperator;
import org.grundy.discover.form.Routine;
import org.grundy.lang.rules.tree.BoolExpr;
import org.grundy.lang.rules.tree.DigitProgram;
import org.grundy.lang.rules.tree.IntExpr;
import org.grundy.lang.rules.tree.ListExpr;

/// Translates conditions of the rule language into expressions of forms; empty where there is no such expression.
///
/// @param variables the names of the numbers of a position
public record ConditionTranslation(List<String> variables) {
    private static final int LARGEST_EXPONENT = 4;

    public ConditionTranslation {
        variables = List.copyOf(variables);
    }

    /// The expression that is not 0 where a condition holds.
    public Optional<Expression> of(BoolExpr condition) {
        return switch (condition) {
            case BoolExpr.Constant constant -> Optional.of(ExpressionBuilder.number(constant.value() ? 1 : 0));
            case BoolExpr.Not not -> of(not.operand()).map(Expression.Not::new);
            case BoolExpr.And and -> binary(ExpressionOperator.BOTH, of(and.first()), of(and.second()));
            case BoolExpr.Or or -> binary(ExpressionOperator.EITHER, of(or.first()), of(or.second()));
            case BoolExpr.Comparison compared -> comparison(compared);
        };
    }

    private Optional<Expression> comparison(BoolExpr.Comparison compared) {
        Optional<Expression> left = of(compared.left());
        Optional<Expression> right = of(compared.right());
        return switch (compared.relation()) {
            case EQUAL -> binary(ExpressionOperator.EQUAL, left, right);
            case UNEQUAL -> binary(ExpressionOperator.UNEQUAL, left, right);
            case LESS -> binary(ExpressionOperator.LESS, left, right);
            case AT_MOST -> binary(ExpressionOperator.AT_MOST, left, right);
            case DIVIDES ->
                binary(ExpressionOperator.REMAINDER, right, left)
                        .map(remainder -> ExpressionBuilder.equal(remainder, ExpressionBuilder.number(0)));
        };
    }

    /// The expression of a number.
    public Optional<Expression> of(IntExpr number) {
        return switch (number) {
            case IntExpr.Constant(long value) -> Optional.of(ExpressionBuilder.number(value));
            case IntExpr.Variable(int slot) -> Optional.of(new Expression.Name(variables.get(slot), slot));
            case IntExpr.Arithmetic arithmetic -> arithmetic(arithmetic);
            case IntExpr.Function function -> function(function);
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                of(condition)
                        .flatMap(when -> of(then).flatMap(
                                        one -> of(otherwise).map(two -> new Expression.Choice(when, one, two))));
            case IntExpr.Element(ListExpr.Literal(List<IntExpr> entries), IntExpr index, var span) ->
                entries.stream().allMatch(IntExpr.Constant.class::isInstance)
                        ? of(index)
                                .map(place -> new Expression.Lookup(
                                        entries.stream()
                                                .map(entry -> ((IntExpr.Constant) entry).value())
                                                .toList(),
                                        place))
                        : Optional.empty();
            case IntExpr.Digital(DigitProgram program, IntExpr argument, var span) ->
                of(argument).map(operand -> new Expression.Call(Routine.of(program), List.of(operand)));
            case IntExpr.Element element -> Optional.empty();
            case IntExpr.Total total -> Optional.empty();
            case IntExpr.Count count -> Optional.empty();
        };
    }

    private Optional<Expression> arithmetic(IntExpr.Arithmetic arithmetic) {
        Optional<Expression> left = of(arithmetic.left());
        Optional<Expression> right = of(arithmetic.right());
        return switch (arithmetic.operation()) {
            case ADD -> binary(ExpressionOperator.ADD, left, right);
            case SUBTRACT -> binary(ExpressionOperator.SUBTRACT, left, right);
            case MULTIPLY -> binary(ExpressionOperator.MULTIPLY, left, right);
            case DIVIDE -> binary(ExpressionOperator.DIVIDE, left, right);
            case REMAINDER -> binary(ExpressionOperator.REMAINDER, left, right);
            case XOR -> binary(ExpressionOperator.XOR, left, right);
            case POWER -> left.flatMap(base -> right.flatMap(exponent -> power(base, exponent)));
        };
    }

    private Optional<Expression> function(IntExpr.Function applied) {
        List<Expression> arguments = applied.arguments().stream()
                .map(this::of)
                .flatMap(Optional::stream)
                .toList();
        if (arguments.size() < applied.arguments().size()) {
            return Optional.empty();
        }
        Expression first = arguments.getFirst();
        Expression last = arguments.getLast();
        return Optional.of(
                switch (applied.function()) {
                    case MIN -> ExpressionBuilder.of(ExpressionOperator.MIN, first, last);
                    case MAX -> ExpressionBuilder.of(ExpressionOperator.MAX, first, last);
                    case BITAND -> ExpressionBuilder.of(ExpressionOperator.AND, first, last);
                    case BITOR -> ExpressionBuilder.of(ExpressionOperator.OR, first, last);
                    case NIMPRODUCT -> ExpressionBuilder.of(ExpressionOperator.NIM_PRODUCT, first, last);
                    case ABS ->
                        ExpressionBuilder.of(
                                ExpressionOperator.MAX,
                                first,
                                ExpressionBuilder.of(ExpressionOperator.SUBTRACT, ExpressionBuilder.number(0), first));
                    case SMALLESTPART -> new Expression.Call(new Routine.SmallestPart(0, 0), arguments);
                    default -> new Expression.Function(applied.function(), arguments);
                });
    }

    private static Optional<Expression> binary(
            ExpressionOperator operator, Optional<Expression> left, Optional<Expression> right) {
        return left.flatMap(a -> right.map(b -> ExpressionBuilder.of(operator, a, b)));
    }

    /// A small power as a product.
    private static Optional<Expression> power(Expression base, Expression exponent) {
        if (!(exponent instanceof Expression.Constant(long times)) || times < 1 || times > LARGEST_EXPONENT) {
            return Optional.of(new Expression.Call(new Routine.Power(), List.of(base, exponent)));
        }
        Expression product = base;
        for (int i = 1; i < times; i++) {
            product = ExpressionBuilder.of(ExpressionOperator.MULTIPLY, product, base);
        }
        return Optional.of(product);
    }
}
