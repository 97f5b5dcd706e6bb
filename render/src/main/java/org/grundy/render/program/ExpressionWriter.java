package org.grundy.render.program;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.Expression.Binary;
import org.grundy.discover.form.ExpressionOperator;
import org.grundy.discover.form.Extremes;
import org.grundy.discover.form.Routine;
import org.grundy.lang.arithmetic.ExactInterval;

/// Writes expressions in a programming language. What they need besides is noted in a [ProgramPrelude].
///
/// @param notation of the programming language
/// @param names of the arguments by slot
/// @param prelude takes note of functions and tables
/// @param extremes takes note of the smaller and the larger of two arguments by their names; empty where they
///     are not named
record ExpressionWriter(
        ArithmeticNotation notation,
        IntFunction<String> names,
        ProgramPrelude prelude,
        Optional<SortedMap<String, String>> extremes) {
    /// A system with a smaller factor k has fewer than some 64·k terms below 2^63.
    private static final int FEW_BITS = 17;

    /// The expression as a number.
    TypedExpression number(Expression expression) {
        return expression.isCondition()
                ? notation.choice(condition(expression), notation.constant(1), notation.constant(0))
                : switch (expression) {
                    case Expression.Constant(long value) -> notation.constant(value);
                    case Expression.Name(String name, int slot) -> TypedExpression.usual(names.apply(slot));
                    case Binary binary -> arithmetic(binary);
                    case Expression.Function function -> applied(function);
                    case Expression.Not not -> throw new IllegalStateException("a condition: " + not);
                    case Expression.Choice(Expression condition, Expression then, Expression otherwise) ->
                        notation.choice(condition(condition), number(then), number(otherwise));
                    case Expression.Lookup(List<Long> table, Expression index) ->
                        notation.entry(prelude.table(table), number(index));
                    case Expression.Call call -> TypedExpression.usual(call(call));
                };
    }

    /// The expression as a truth value.
    String condition(Expression expression) {
        return switch (expression) {
            case Binary(ExpressionOperator operator, Expression left, Expression right)
            when operator.isCondition() -> relation(operator, left, right);
            case Expression.Not(Expression condition) -> notation.not(condition(condition));
            case Expression.Function function
            when function.isCondition() -> applied(function).text();
            case Expression.Choice(Expression condition, Expression then, Expression otherwise) ->
                notation.choice(condition(condition), condition(then), condition(otherwise));
            case Expression.Call call when call.routine().isCondition() -> call(call);
            case Expression.Constant(long value) -> notation.truth(value != 0);
            default -> notation.isNonzero(number(expression));
        };
    }

    private String relation(ExpressionOperator operator, Expression left, Expression right) {
        return switch (operator) {
            case BOTH, EITHER -> notation.joined(operator, condition(left), condition(right));
            case EQUAL -> notation.compared("==", number(left), number(right));
            case UNEQUAL -> notation.compared("!=", number(left), number(right));
            case LESS -> notation.compared("<", number(left), number(right));
            case AT_MOST -> notation.compared("<=", number(left), number(right));
            default -> throw new IllegalArgumentException(operator.name());
        };
    }

    private TypedExpression arithmetic(Binary binary) {
        TypedExpression written = notation.arithmetic(binary, number(binary.left()), number(binary.right()));
        Optional<String> named = Extremes.name(binary).filter(each -> extremes.isPresent());
        named.ifPresent(each -> extremes.ifPresent(map -> map.put(each, written.text())));
        return named.map(TypedExpression::usual).orElse(written);
    }

    private TypedExpression applied(Expression.Function function) {
        Optional<Binary> square =
                notation instanceof CppNotation ? CppNotation.largeSquare(function) : Optional.empty();
        return square.map(this::rootOfSquare)
                .orElseGet(() -> notation.applied(
                        function,
                        function.arguments().stream().map(this::number).toList()));
    }

    private TypedExpression rootOfSquare(Binary factors) {
        if (CppNotation.isTooLarge(factors)) {
            prelude.noteCheck();
        }
        return TypedExpression.usual(prelude.function("root_multiple") + "("
                + number(factors.right()).text() + ", " + number(factors.left()).text() + ")");
    }

    private String call(Expression.Call call) {
        String arguments = call.arguments().stream()
                .map(each -> notation.argument(number(each)))
                .collect(Collectors.joining(", "));
        ExactInterval argument = ValueRange.OF_LONGS.of(call.arguments().getFirst());
        return switch (call.routine()) {
            case Routine.SmallestPart part ->
                smallestPart(part, ValueRange.OF_LONGS.of(call.arguments().getLast())) + "(" + arguments + ", "
                        + part.addend() + ", " + part.square() + ")";
            case Routine.Power power -> prelude.check("exact_power") + "(" + arguments + ")";
            case Routine.Automaton automaton -> prelude.routine(automaton, argument) + "(" + arguments + ")";
            case Routine.Recursion recursion -> prelude.routine(recursion, argument) + "(" + arguments + ")";
            case Routine.TableRecursion recursion -> prelude.routine(recursion, argument) + "(" + arguments + ")";
            case Routine.Recurrence recurrence -> prelude.routine(recurrence, argument) + "(" + arguments + ")";
        };
    }

    /// The name of the function; a system of very many terms is refused, and so is one whose terms end.
    private String smallestPart(Routine.SmallestPart part, ExactInterval factor) {
        boolean few = part.square() == 0 && factor.low().signum() > 0 && factor.bits() <= FEW_BITS;
        return few ? prelude.function("smallest_part") : prelude.check("smallest_part");
    }
}
