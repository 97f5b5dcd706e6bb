package org.grundy.render.code;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.Expression.Binary;
import org.grundy.discover.form.Extremes;
import org.grundy.discover.form.Function;
import org.grundy.discover.form.Operator;
import org.grundy.discover.form.Routine;

/// Writes expressions in a programming language. What they need besides is noted in a [Prelude].
///
/// @param language the programming language
/// @param names of the arguments by slot
/// @param prelude takes note of functions and tables
/// @param extremes takes note of the smaller and the larger of two arguments by their names; empty where they
///     are not named
record ExpressionCode(
        CodeLanguage language,
        IntFunction<String> names,
        Prelude prelude,
        Optional<SortedMap<String, String>> extremes) {
    /// The expression as a number.
    String number(Expression expression) {
        return expression.isCondition()
                ? choice(condition(expression), "1", "0")
                : switch (expression) {
                    case Expression.Constant(long value) -> constant(value);
                    case Expression.Name(String name, int slot) -> names.apply(slot);
                    case Binary binary -> arithmetic(binary);
                    case Expression.Unary(Function function, Expression operand) ->
                        prelude.function(function.name().toLowerCase(Locale.ROOT)) + "(" + number(operand) + ")";
                    case Expression.Choice(Expression condition, Expression then, Expression otherwise) ->
                        choice(condition(condition), number(then), number(otherwise));
                    case Expression.Lookup(List<Long> table, Expression index) ->
                        prelude.table(table) + "[" + index(number(index)) + "]";
                    case Expression.Call call -> call(call);
                };
    }

    /// The expression as a truth value.
    String condition(Expression expression) {
        return switch (expression) {
            case Binary(Operator operator, Expression left, Expression right)
            when operator.isCondition() -> relation(operator, left, right);
            case Expression.Unary(Function function, Expression operand)
            when function == Function.NOT -> not(condition(operand));
            case Expression.Unary(Function function, Expression operand)
            when function.isCondition() ->
                prelude.function(function.name().toLowerCase(Locale.ROOT)) + "(" + number(operand) + ")";
            case Expression.Choice(Expression condition, Expression then, Expression otherwise) ->
                choice(condition(condition), condition(then), condition(otherwise));
            case Expression.Call call when call.routine().isCondition() -> call(call);
            case Expression.Constant(long value) -> value != 0 ? truth() : falsehood();
            default -> number(expression) + " != 0";
        };
    }

    private String truth() {
        return language == CodeLanguage.PYTHON ? "True" : "true";
    }

    private String falsehood() {
        return language == CodeLanguage.PYTHON ? "False" : "false";
    }

    private String constant(long value) {
        boolean large = Math.abs(value) > Integer.MAX_VALUE;
        String suffix = switch (language) {
            case CPP -> large ? "LL" : "";
            case JAVA -> large ? "L" : "";
            case PYTHON -> "";
        };
        return value + suffix;
    }

    private String choice(String condition, String then, String otherwise) {
        return language == CodeLanguage.PYTHON
                ? "(" + then + " if " + condition + " else " + otherwise + ")"
                : "(" + condition + " ? " + then + " : " + otherwise + ")";
    }

    private String not(String condition) {
        return language == CodeLanguage.PYTHON ? "(not (" + condition + "))" : "!(" + condition + ")";
    }

    private String index(String index) {
        return language == CodeLanguage.JAVA ? "(int) (" + index + ")" : index;
    }

    private String relation(Operator operator, Expression left, Expression right) {
        boolean python = language == CodeLanguage.PYTHON;
        return switch (operator) {
            case BOTH -> bracketed(left) + (python ? " and " : " && ") + bracketed(right);
            case EITHER -> bracketed(left) + (python ? " or " : " || ") + bracketed(right);
            case EQUAL -> operand(left) + " == " + operand(right);
            case UNEQUAL -> operand(left) + " != " + operand(right);
            case LESS -> operand(left) + " < " + operand(right);
            case AT_MOST -> operand(left) + " <= " + operand(right);
            default -> throw new IllegalArgumentException(operator.name());
        };
    }

    private String bracketed(Expression expression) {
        return "(" + condition(expression) + ")";
    }

    private String arithmetic(Binary binary) {
        String left = operand(binary.left());
        String right = operand(binary.right());
        boolean python = language == CodeLanguage.PYTHON;
        return switch (binary.operator()) {
            case ADD -> left + " + " + right;
            case SUBTRACT -> left + " - " + right;
            case MULTIPLY -> wide(left) + " * " + right;
            case DIVIDE -> python ? left + " // " + right : floor(binary, "floor_div", left + " / " + right);
            case REMAINDER -> python ? left + " % " + right : floor(binary, "floor_mod", left + " % " + right);
            case XOR -> left + " ^ " + right;
            case AND -> left + " & " + right;
            case OR -> left + " | " + right;
            case MIN -> extreme("min", binary);
            case MAX -> extreme("max", binary);
            case NIM_PRODUCT ->
                prelude.function("nim_product") + "(" + number(binary.left()) + ", " + number(binary.right()) + ")";
            case EQUAL, UNEQUAL, LESS, AT_MOST, BOTH, EITHER -> throw new IllegalArgumentException("a condition");
        };
    }

    private String wide(String operand) {
        return language == CodeLanguage.CPP && operand.matches("\\d+") ? operand + "LL" : operand;
    }

    private String floor(Binary binary, String function, String plain) {
        return mayBeNegative(binary.left())
                ? prelude.function(function) + "(" + number(binary.left()) + ", " + number(binary.right()) + ")"
                : plain;
    }

    private String extreme(String name, Binary binary) {
        String arguments = "(" + number(binary.left()) + ", " + number(binary.right()) + ")";
        Optional<String> named = Extremes.name(binary).filter(each -> extremes.isPresent());
        String text = switch (language) {
            case CPP -> name + (named.isPresent() ? "" : "<long long>") + arguments;
            case JAVA -> "Math." + name + arguments;
            case PYTHON -> name + arguments;
        };
        named.ifPresent(each -> extremes.ifPresent(map -> map.put(each, text)));
        return named.orElse(text);
    }

    private static boolean mayBeNegative(Expression expression) {
        boolean difference = expression instanceof Binary binary && binary.operator() == Operator.SUBTRACT;
        boolean negative = expression instanceof Expression.Constant(long value) && value < 0;
        return difference || negative || expression.parts().stream().anyMatch(ExpressionCode::mayBeNegative);
    }

    private String operand(Expression expression) {
        String text = number(expression);
        return text.matches("[\\p{L}_\\d.]+(\\([^()]*\\))?(\\[[^\\[\\]()]*\\])?") || text.matches("\\([^()]*\\)")
                ? text
                : "(" + text + ")";
    }

    private String call(Expression.Call call) {
        String arguments = call.arguments().stream().map(this::number).collect(Collectors.joining(", "));
        return switch (call.routine()) {
            case Routine.SmallestPart part ->
                prelude.function("smallest_part") + "(" + arguments + ", " + part.addend()
                        + (part.square() == 0 && language != CodeLanguage.JAVA ? "" : ", " + part.square()) + ")";
            case Routine.PowerOf power -> prelude.function("power_of") + "(" + arguments + ")";
            case Routine.Automaton automaton -> prelude.routine(automaton) + "(" + arguments + ")";
            case Routine.Recursion recursion -> prelude.routine(recursion) + "(" + arguments + ")";
            case Routine.Recurrence recurrence -> prelude.routine(recurrence) + "(" + arguments + ")";
        };
    }
}
