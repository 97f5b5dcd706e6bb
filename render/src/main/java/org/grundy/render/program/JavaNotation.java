package org.grundy.render.program;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.grundy.lang.arithmetic.ExactInterval;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.ProgramCall;
import org.grundy.lang.expression.DigitProgram;
import org.grundy.lang.expression.IntExpr;
import org.grundy.lang.expression.Routine;

/// Arithmetic of Java. Numbers are `long`. A sum that exceeds 64 bits only for arguments beyond 10^18 is
/// checked; one that does so earlier is a `BigInteger`, and so is what is made of it until it is small again.
///
/// @param prelude takes note of functions
record JavaNotation(ProgramPrelude prelude) implements ArithmeticNotation {
    /// What a check has in it.
    static final String EXACT = "Exact(";

    private static final Map<Long, String> NAMED = Map.of(0L, "ZERO", 1L, "ONE", 2L, "TWO");

    @Override
    public TypedExpression variable(String name) {
        return prelude.isBig() ? TypedExpression.big(name) : ArithmeticNotation.super.variable(name);
    }

    @Override
    public TypedExpression called(IntExpr.Call call, String name, List<TypedExpression> arguments) {
        if (!prelude.isBig()) {
            return ArithmeticNotation.super.called(call, name, arguments);
        }
        String text = name + arguments.stream().map(JavaNotation::big).collect(Collectors.joining(", ", "(", ")"));
        boolean large = call.routine() instanceof Routine.SmallestPart
                || (call.routine() instanceof DigitProgram.Recursion recursion && !recursion.isScale());
        return large ? shortened(call, text) : TypedExpression.usual(text);
    }

    @Override
    public TypedExpression arithmetic(IntExpr.Arithmetic binary, TypedExpression left, TypedExpression right) {
        if (left.isBig() || right.isBig()) {
            return large(binary, left, right);
        }
        return switch (binary.operation()) {
            case ADD, SUBTRACT, MULTIPLY -> sum(binary, left, right);
            case DIVIDE, REMAINDER -> floor(binary, left, right);
            case XOR, AND, OR -> ArithmeticNotation.infix(binary.operation(), left, right);
            case POWER -> throw new IllegalArgumentException("a function");
        };
    }

    /// The method of an operation.
    private static String method(IntExpr.Arithmetic binary) {
        return binary.operation().name().toLowerCase(Locale.ROOT);
    }

    private TypedExpression sum(IntExpr.Arithmetic binary, TypedExpression left, TypedExpression right) {
        ExactInterval reach = prelude.range().of(binary);
        if (reach.fitsLong()) {
            boolean narrow = left.isInt() && right.isInt() && !reach.fitsInt();
            return ArithmeticNotation.infix(
                    binary.operation(), narrow ? TypedExpression.usual("(long) " + left.operand()) : left, right);
        }
        if (!prelude.isBig() && ValueRange.OF_USUAL.of(binary).fitsLong()) {
            // Where a larger number is made of it, there is no need to check this one.
            return new TypedExpression(
                    "Math." + method(binary) + EXACT + left.text() + ", " + right.text() + ")",
                    TypedExpression.Kind.USUAL,
                    largeText(binary, left, right));
        }
        return large(binary, left, right);
    }

    private TypedExpression large(IntExpr.Arithmetic binary, TypedExpression left, TypedExpression right) {
        return shortened(binary, largeText(binary, left, right));
    }

    private String largeText(IntExpr.Arithmetic binary, TypedExpression left, TypedExpression right) {
        boolean divides = binary.operation() == Operation.DIVIDE || binary.operation() == Operation.REMAINDER;
        return divides && !isNatural(binary)
                ? call("big_" + ArithmeticNotation.floorFunction(binary), List.of(big(left), big(right)))
                : big(left) + "." + method(binary) + "(" + big(right) + ")";
    }

    @Override
    public TypedExpression builtIn(IntExpr.Function function, ProgramCall.BuiltIn call, List<TypedExpression> numbers) {
        if (numbers.stream().noneMatch(TypedExpression::isBig)) {
            return ArithmeticNotation.super.builtIn(function, call, numbers);
        }
        String others = numbers.stream().skip(1).map(JavaNotation::big).collect(Collectors.joining(", ", "(", ")"));
        return shortened(
                function, big(numbers.getFirst()) + "." + function.function().word() + others);
    }

    @Override
    public TypedExpression nimProduct(IntExpr.Function product, TypedExpression left, TypedExpression right) {
        ExactInterval reach = prelude.range().of(product);
        if (prelude.isBig() && !reach.fitsLong()) {
            throw tooLarge(product.function().word());
        }
        if (reach.fitsLong() && !left.isBig() && !right.isBig()) {
            return ArithmeticNotation.super.nimProduct(product, left, right);
        }
        prelude.function("nim_product");
        String function =
                reach.bits() > Long.SIZE ? prelude.check("big_nim_product") : prelude.function("big_nim_product");
        return shortened(product, function + "(" + big(left) + ", " + big(right) + ")");
    }

    /// A number as a `long` where it is surely small enough.
    private TypedExpression shortened(IntExpr expression, String text) {
        return prelude.range().of(expression).fitsLong()
                ? TypedExpression.usual(text + ".longValue()")
                : TypedExpression.big(text);
    }

    private static String big(TypedExpression number) {
        if (!number.large().isEmpty()) {
            return number.large();
        }
        String named = number.isInt() && number.text().matches("[0-2]") ? NAMED.get(Long.valueOf(number.text())) : null;
        return "BigInteger." + (named == null ? "valueOf(" + number.text() + ")" : named);
    }

    @Override
    public String compared(String sign, TypedExpression left, TypedExpression right) {
        if (!left.isBig() && !right.isBig()) {
            return ArithmeticNotation.super.compared(sign, left, right);
        }
        return switch (sign) {
            case "==" -> big(left) + ".equals(" + big(right) + ")";
            case "!=" -> "!" + big(left) + ".equals(" + big(right) + ")";
            default -> big(left) + ".compareTo(" + big(right) + ") " + sign + " 0";
        };
    }

    @Override
    public String isNonzero(TypedExpression number) {
        return number.isBig() ? number.text() + ".signum() != 0" : ArithmeticNotation.super.isNonzero(number);
    }

    @Override
    public TypedExpression applied(IntExpr.Function function, List<TypedExpression> numbers) {
        String name = ArithmeticNotation.helper(function.function()).name();
        boolean big = ReadyMade.isBig(prelude.language(), name);
        if (prelude.isBig() && !big && !fitLong(function.arguments())) {
            throw tooLarge(function.function().word());
        }
        if (!big || numbers.stream().noneMatch(TypedExpression::isBig)) {
            return ArithmeticNotation.super.applied(function, numbers);
        }
        String text = call(
                ReadyMade.big(name),
                checked(function, numbers).stream().map(JavaNotation::big).toList());
        return function.isCondition() ? TypedExpression.usual(text) : shortened(function, text);
    }

    @Override
    public TypedExpression choice(String condition, TypedExpression then, TypedExpression otherwise) {
        return then.isBig() || otherwise.isBig()
                ? TypedExpression.big(choice(condition, big(then), big(otherwise)))
                : ArithmeticNotation.super.choice(condition, then, otherwise);
    }

    @Override
    public String argument(TypedExpression number) {
        return number.isBig() ? number.text() + ".longValue" + EXACT + ")" : number.text();
    }
}
