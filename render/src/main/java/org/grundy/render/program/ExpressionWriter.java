package org.grundy.render.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.grundy.discover.form.Extremes;
import org.grundy.lang.arithmetic.ExactInterval;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.ProgramCall;
import org.grundy.lang.arithmetic.Relation;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.expression.DefinedFunction;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.ListExpr;
import org.grundy.lang.expression.Routine;

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
    TypedExpression number(IntExpr expression) {
        return expression.isCondition()
                ? notation.choice(condition(expression), notation.constant(1), notation.constant(0))
                : switch (expression) {
                    case IntExpr.Constant(long value) -> notation.constant(value);
                    case IntExpr.Variable(var name, int slot) -> notation.variable(names.apply(slot));
                    case IntExpr.Arithmetic arithmetic -> arithmetic(arithmetic);
                    case IntExpr.Function function -> applied(function);
                    case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                        notation.choice(of(condition), number(then), number(otherwise));
                    case IntExpr.Element(ListExpr.Fixed(List<Long> table), IntExpr index, var span) ->
                        notation.entry(prelude.table(table), number(index));
                    case IntExpr.Call call -> call(call);
                    case IntExpr.Truth(BoolExpr condition) -> throw new IllegalStateException("a condition");
                    case IntExpr.Element _, IntExpr.Total _, IntExpr.Count _ ->
                        throw new IllegalArgumentException("no form: " + expression);
                };
    }

    /// The expression as a truth value.
    String condition(IntExpr expression) {
        return switch (expression) {
            case IntExpr.Truth(BoolExpr condition) -> of(condition);
            case IntExpr.Function function
            when function.isCondition() -> applied(function).text();
            case IntExpr.Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) ->
                notation.choice(of(condition), condition(then), condition(otherwise));
            case IntExpr.Call call when call.isCondition() -> call(call).text();
            case IntExpr.Constant(long value) -> prelude.code().truth(value != 0);
            default -> notation.isNonzero(number(expression));
        };
    }

    private String of(BoolExpr condition) {
        return switch (condition) {
            case BoolExpr.Constant(boolean value) -> prelude.code().truth(value);
            case BoolExpr.Nonzero(IntExpr number) -> condition(number);
            case BoolExpr.Not(BoolExpr operand) -> prelude.code().part("form.not", "condition", of(operand));
            case BoolExpr.And(BoolExpr first, BoolExpr second) ->
                "(" + of(first) + ")" + prelude.code().and() + "(" + of(second) + ")";
            case BoolExpr.Or(BoolExpr first, BoolExpr second) ->
                "(" + of(first) + ")" + prelude.code().or() + "(" + of(second) + ")";
            case BoolExpr.Comparison(Relation relation, IntExpr left, IntExpr right, var span) ->
                notation.compared(relation.sign(), number(left), number(right));
        };
    }

    private TypedExpression arithmetic(IntExpr.Arithmetic arithmetic) {
        TypedExpression left = number(arithmetic.left());
        TypedExpression right = number(arithmetic.right());
        if (arithmetic.operation() == Operation.POWER && prelude.hasBigType()) {
            throw notation.tooLarge(Operation.POWER.sign());
        }
        return arithmetic.operation() == Operation.POWER
                ? TypedExpression.usual(prelude.check("exact_power") + "(" + notation.argument(left) + ", "
                        + notation.argument(right) + ")")
                : notation.arithmetic(arithmetic, left, right);
    }

    private TypedExpression applied(IntExpr.Function function) {
        Optional<IntExpr.Arithmetic> square =
                notation instanceof CppNotation cpp ? cpp.largeSquare(function) : Optional.empty();
        if (square.isPresent()) {
            return rootOfSquare(square.get());
        }
        List<TypedExpression> numbers =
                function.arguments().stream().map(this::number).toList();
        return function.function().call() instanceof ProgramCall.BuiltIn call
                ? builtIn(function, call, numbers)
                : function.function() == NumberFunction.NIMPRODUCT
                        ? notation.nimProduct(function, numbers.getFirst(), numbers.getLast())
                        : notation.applied(function, numbers);
    }

    private TypedExpression builtIn(
            IntExpr.Function function, ProgramCall.BuiltIn call, List<TypedExpression> numbers) {
        TypedExpression written = notation.builtIn(function, call, numbers);
        Optional<String> named = Extremes.name(function).filter(each -> extremes.isPresent());
        named.ifPresent(each -> extremes.ifPresent(map -> map.put(each, written.text())));
        return named.map(each -> written.isBig() ? TypedExpression.big(each) : TypedExpression.usual(each))
                .orElse(written);
    }

    private TypedExpression rootOfSquare(IntExpr.Arithmetic factors) {
        if (notation instanceof CppNotation cpp && cpp.isTooLarge(factors)) {
            prelude.noteCheck();
        }
        return TypedExpression.usual(prelude.function("root_multiple") + "("
                + number(factors.right()).text() + ", " + number(factors.left()).text() + ")");
    }

    private TypedExpression call(IntExpr.Call call) {
        List<TypedExpression> arguments =
                call.arguments().stream().map(this::number).collect(Collectors.toCollection(ArrayList::new));
        if (call.routine() instanceof Routine.SmallestPart part) {
            arguments.add(TypedExpression.usual(Long.toString(part.addend())));
            arguments.add(TypedExpression.usual(Long.toString(part.square())));
        }
        return notation.called(call, function(call), arguments);
    }

    /// The name of the function.
    private String function(IntExpr.Call call) {
        ExactInterval argument = prelude.range().of(call.arguments().getFirst());
        return switch (call.routine()) {
            case Routine.SmallestPart part ->
                smallestPart(part, prelude.range().of(call.arguments().getLast()));
            case DigitProgram program -> prelude.routine(program, argument);
            case DefinedFunction function -> throw new IllegalArgumentException("no form: " + function);
            case Routine.Recurrence recurrence -> prelude.routine(recurrence, argument);
        };
    }

    /// A system of very many terms is refused, and so is one whose terms end.
    private String smallestPart(Routine.SmallestPart part, ExactInterval factor) {
        if (prelude.hasBigType()) {
            return prelude.check(ReadyMade.big("smallest_part"));
        }
        boolean few = part.square() == 0 && factor.low().signum() > 0 && factor.bits() <= FEW_BITS;
        return few ? prelude.function("smallest_part") : prelude.check("smallest_part");
    }
}
