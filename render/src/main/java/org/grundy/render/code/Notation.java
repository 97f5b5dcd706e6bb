package org.grundy.render.code;

import java.util.Locale;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.Function;
import org.grundy.discover.form.Operator;

/// How arithmetic is written in a programming language, so that each number is right: where one may need more
/// bits than its type has, a wider type or a check is written.
sealed interface Notation permits CppNotation, JavaNotation, PythonNotation {
    /// The notation of a language.
    static Notation of(CodeLanguage language, Prelude prelude) {
        return switch (language) {
            case CPP -> new CppNotation(prelude);
            case JAVA -> new JavaNotation(prelude);
            case PYTHON -> new PythonNotation(prelude);
        };
    }

    /// A number.
    Code constant(long value);

    /// An operation that gives a number.
    ///
    /// @param binary the operation with what it is written of
    Code arithmetic(Expression.Binary binary, Code left, Code right);

    /// A comparison, by its sign: `==`, `!=`, `<` or `<=`.
    String compared(String sign, Code left, Code right);

    /// That a number is not 0.
    String isNonzero(Code number);

    /// A function that gives a number or a truth value.
    ///
    /// @param unary the function with what it is written of
    Code applied(Expression.Unary unary, Code operand);

    /// One of two numbers.
    Code choice(String condition, Code then, Code otherwise);

    /// One of two truth values.
    String choice(String condition, String then, String otherwise);

    /// The opposite of a condition.
    String not(String condition);

    /// Both conditions, or either.
    String joined(Operator operator, String left, String right);

    /// An entry of a table.
    Code entry(String table, Code index);

    /// A number as a function takes it.
    String argument(Code number);

    /// A truth value.
    String truth(boolean value);

    /// The name of a function in the programs.
    static String name(Function function) {
        return function.name().toLowerCase(Locale.ROOT);
    }

    /// A number that a function of natural numbers takes; where it may be negative, with a check.
    static Code natural(Expression operand, Code number, Prelude prelude) {
        return Reach.OF_LONGS.of(operand).hasNegative()
                ? new Code(
                        prelude.check((number.isBig() ? "big_" : "") + "natural") + "(" + number.text() + ")",
                        number.kind())
                : number;
    }

    /// An operation by its sign.
    static String sign(Operator operator) {
        return switch (operator) {
            case ADD -> "+";
            case SUBTRACT -> "-";
            case MULTIPLY -> "*";
            case DIVIDE -> "/";
            case REMAINDER -> "%";
            case XOR -> "^";
            case AND -> "&";
            case OR -> "|";
            case BOTH -> "&&";
            case EITHER -> "||";
            case MIN, MAX, NIM_PRODUCT, EQUAL, UNEQUAL, LESS, AT_MOST ->
                throw new IllegalArgumentException(operator.name());
        };
    }

    /// Whether a quotient or remainder is the same rounded down and rounded to 0.
    static boolean isNatural(Expression.Binary binary) {
        return !Reach.OF_LONGS.of(binary.left()).hasNegative()
                && !Reach.OF_LONGS.of(binary.right()).hasNegative();
    }
}
