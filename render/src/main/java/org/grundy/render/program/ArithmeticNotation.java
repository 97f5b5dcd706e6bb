package org.grundy.render.program;

import java.util.List;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.ProgramCall;
import org.grundy.lang.expression.IntExpr;

/// How arithmetic is written in a programming language, so that each number is right: where one may need more
/// bits than its type has, a wider type or a check is written. By default as in C.
sealed interface ArithmeticNotation permits CppNotation, JavaNotation, PythonNotation {
    /// The notation of a language.
    static ArithmeticNotation of(ProgramLanguage language, ProgramPrelude prelude) {
        return switch (language) {
            case CPP -> new CppNotation(prelude);
            case JAVA -> new JavaNotation(prelude);
            case PYTHON -> new PythonNotation(prelude);
        };
    }

    /// A number.
    TypedExpression constant(long value);

    /// An operation that gives a number.
    ///
    /// @param binary the operation with what it is written of
    TypedExpression arithmetic(IntExpr.Arithmetic binary, TypedExpression left, TypedExpression right);

    /// A function of two numbers that the language has.
    TypedExpression builtIn(
            IntExpr.Function function, ProgramCall.BuiltIn call, TypedExpression left, TypedExpression right);

    /// The nim product of two numbers.
    TypedExpression nimProduct(IntExpr.Function product, TypedExpression left, TypedExpression right);

    /// A comparison, by its sign: `==`, `!=`, `<` or `<=`.
    default String compared(String sign, TypedExpression left, TypedExpression right) {
        return left.operand() + " " + sign + " " + right.operand();
    }

    /// That a number is not 0.
    default String isNonzero(TypedExpression number) {
        return number.operand() + " != 0";
    }

    /// Takes note of functions.
    ProgramPrelude prelude();

    /// A function that gives a number or a truth value.
    ///
    /// @param function with what it is written of
    /// @param numbers its arguments as they are written
    default TypedExpression applied(IntExpr.Function function, List<TypedExpression> numbers) {
        return TypedExpression.usual(call(
                helper(function.function()).name(),
                checked(function, numbers).stream().map(this::argument).toList()));
    }

    /// One of two numbers.
    TypedExpression choice(String condition, TypedExpression then, TypedExpression otherwise);

    /// One of two truth values.
    default String choice(String condition, String then, String otherwise) {
        return "(" + condition + " ? " + then + " : " + otherwise + ")";
    }

    /// The opposite of a condition.
    default String not(String condition) {
        return "!(" + condition + ")";
    }

    /// Both conditions.
    default String both(String left, String right) {
        return "(" + left + ") && (" + right + ")";
    }

    /// Either condition.
    default String either(String left, String right) {
        return "(" + left + ") || (" + right + ")";
    }

    /// An entry of a table.
    TypedExpression entry(String table, TypedExpression index);

    /// A number as a function takes it.
    String argument(TypedExpression number);

    /// A truth value.
    String truth(boolean value);

    /// The helper that computes a function.
    ///
    /// @throws IllegalArgumentException for one that is an operator in forms
    static ProgramCall.Written helper(NumberFunction function) {
        if (function.call() instanceof ProgramCall.Written helper) {
            return helper;
        }
        throw new IllegalArgumentException(function.word());
    }

    /// A call of a helper, which is noted.
    default String call(String name, List<String> arguments) {
        return prelude().function(name) + "(" + String.join(", ", arguments) + ")";
    }

    /// Its arguments as a function takes them: of natural numbers, where one may be negative, with a check.
    default List<TypedExpression> checked(IntExpr.Function function, List<TypedExpression> numbers) {
        return function.function().isOfNatural()
                ? List.of(natural(function.arguments().getFirst(), numbers.getFirst()))
                : numbers;
    }

    private TypedExpression natural(IntExpr operand, TypedExpression number) {
        return ValueRange.OF_LONGS.of(operand).hasNegative()
                ? new TypedExpression(
                        prelude().check((number.isBig() ? "big_" : "") + "natural") + "(" + number.text() + ")",
                        number.kind())
                : number;
    }

    /// An operation of two numbers by its sign.
    static TypedExpression infix(Operation operation, TypedExpression left, TypedExpression right) {
        return TypedExpression.usual(left.operand() + " " + operation.sign() + " " + right.operand());
    }

    /// Two arguments of a function.
    static String arguments(TypedExpression left, TypedExpression right) {
        return "(" + left.text() + ", " + right.text() + ")";
    }

    /// Whether a quotient or remainder is the same rounded down and rounded to 0.
    static boolean isNatural(IntExpr.Arithmetic binary) {
        return !ValueRange.OF_LONGS.of(binary.left()).hasNegative()
                && !ValueRange.OF_LONGS.of(binary.right()).hasNegative();
    }
}
