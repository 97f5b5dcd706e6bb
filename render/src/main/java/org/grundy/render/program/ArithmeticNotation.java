package org.grundy.render.program;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.ProgramCall;
import org.grundy.lang.expression.IntExpr;
import org.grundy.text.InputError;

/// How arithmetic is written in a programming language, so that each number is right: where one may need more
/// bits than its type has, a wider type or a check is written.
sealed interface ArithmeticNotation permits CppNotation, JavaNotation, ArithmeticNotation.PythonNotation {
    /// The notation of the language of a program.
    static ArithmeticNotation of(ProgramPrelude prelude) {
        return prelude.language().of(new CppNotation(prelude), new JavaNotation(prelude), new PythonNotation(prelude));
    }

    /// Takes note of functions.
    ProgramPrelude prelude();

    /// A number.
    default TypedExpression constant(long value) {
        return value == (int) value
                ? new TypedExpression(Long.toString(value), TypedExpression.Kind.INT)
                : TypedExpression.usual(prelude().language().longLiteral(value));
    }

    /// A number as an entry of a table, where all have 64 bits.
    default String literal(long value) {
        return constant(value).text();
    }

    /// An argument of the form.
    default TypedExpression variable(String name) {
        return TypedExpression.usual(name);
    }

    /// What a short program or a ready-made function for one gives.
    ///
    /// @param call of it
    /// @param name of its function
    default TypedExpression called(IntExpr.Call call, String name, List<TypedExpression> arguments) {
        return TypedExpression.usual(
                name + arguments.stream().map(this::argument).collect(Collectors.joining(", ", "(", ")")));
    }

    /// An operation that gives a number.
    ///
    /// @param binary the operation with what it is written of
    TypedExpression arithmetic(IntExpr.Arithmetic binary, TypedExpression left, TypedExpression right);

    /// A quotient or a remainder rounded down, which is the operator's where it is rounded to 0 as well.
    default TypedExpression floor(IntExpr.Arithmetic binary, TypedExpression left, TypedExpression right) {
        return isNatural(binary)
                ? infix(binary.operation(), left, right)
                : TypedExpression.usual(prelude().function(floorFunction(binary)) + arguments(left, right));
    }

    /// The function of a quotient or a remainder rounded down.
    static String floorFunction(IntExpr.Arithmetic binary) {
        return binary.operation() == Operation.DIVIDE ? "floor_div" : "floor_mod";
    }

    /// A function that the language has. In C++ those of several numbers take them of one type only.
    default TypedExpression builtIn(
            IntExpr.Function function, ProgramCall.BuiltIn call, List<TypedExpression> numbers) {
        String type = numbers.size() > 1 ? "<" + prelude().type() + ">" : "";
        String name = prelude().language().of(call.cpp() + type, call.java(), call.python());
        return TypedExpression.usual(
                name + numbers.stream().map(TypedExpression::text).collect(Collectors.joining(", ", "(", ")")));
    }

    /// The nim product of two numbers.
    default TypedExpression nimProduct(IntExpr.Function product, TypedExpression left, TypedExpression right) {
        return TypedExpression.usual(prelude().function("nim_product") + arguments(left, right));
    }

    /// A comparison, by its sign: `==`, `!=`, `<` or `<=`.
    default String compared(String sign, TypedExpression left, TypedExpression right) {
        return left.operand() + " " + sign + " " + right.operand();
    }

    /// That a number is not 0.
    default String isNonzero(TypedExpression number) {
        return number.operand() + " != 0";
    }

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
    default TypedExpression choice(String condition, TypedExpression then, TypedExpression otherwise) {
        return new TypedExpression(
                choice(condition, then.text(), otherwise.text()),
                then.isInt() && otherwise.isInt() ? TypedExpression.Kind.INT : TypedExpression.Kind.USUAL);
    }

    /// One of two texts.
    default String choice(String condition, String then, String otherwise) {
        return "(" + prelude().code().part("choice", "condition", condition, "yes", then, "no", otherwise) + ")";
    }

    /// An entry of a table.
    default TypedExpression entry(String table, TypedExpression index) {
        return TypedExpression.usual(prelude().code().part("cell", "table", table, "index", argument(index)));
    }

    /// A number as a function takes it.
    default String argument(TypedExpression number) {
        return number.text();
    }

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
        if (!prelude().range().of(operand).hasNegative()) {
            return number;
        }
        String check = prelude().check((number.isBig() ? "big_" : "") + "natural");
        String checked = check + "(" + number.text() + ")";
        return number.isBig() ? TypedExpression.big(checked) : new TypedExpression(checked, number.kind());
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
    default boolean isNatural(IntExpr.Arithmetic binary) {
        return !prelude().range().of(binary.left()).hasNegative()
                && !prelude().range().of(binary.right()).hasNegative();
    }

    /// Whether all of some numbers surely have 64 bits at most.
    default boolean fitLong(List<IntExpr> numbers) {
        return numbers.stream().allMatch(each -> prelude().range().of(each).fitsLong());
    }

    /// The error that a program in this language cannot compute something of numbers beyond 64 bits.
    ///
    /// @param what cannot be computed, as it is written in rules
    default InputError tooLarge(String what) {
        return new InputError(
                "the form has %s, which programs in this language compute of numbers up to 2^63 - 1 alone: "
                        + "ask for --language python",
                "公式含有 %s，该语言的程序只能对不超过 2^63 - 1 的数计算它：请用 --language python", what);
    }

    /// Arithmetic of Python, whose numbers have any size.
    ///
    /// @param prelude takes note of functions
    record PythonNotation(ProgramPrelude prelude) implements ArithmeticNotation {
        @Override
        public TypedExpression arithmetic(IntExpr.Arithmetic binary, TypedExpression left, TypedExpression right) {
            return binary.operation() == Operation.DIVIDE
                    ? TypedExpression.usual(left.operand() + " // " + right.operand())
                    : ArithmeticNotation.infix(binary.operation(), left, right);
        }
    }
}
