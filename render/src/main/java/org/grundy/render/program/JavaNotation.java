package org.grundy.render.program;

import java.util.List;
import java.util.Map;
import org.grundy.lang.arithmetic.ExactInterval;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.ProgramCall;
import org.grundy.lang.expression.IntExpr;

/// Arithmetic of Java. Numbers are `long`. A sum that exceeds 64 bits only for arguments beyond 10^18 is
/// checked; one that does so earlier is a `BigInteger`, and so is what is made of it until it is small again.
///
/// @param prelude takes note of functions
record JavaNotation(ProgramPrelude prelude) implements ArithmeticNotation {
    /// What a check has in it.
    static final String EXACT = "Exact(";

    private static final Map<Long, String> NAMED = Map.of(0L, "ZERO", 1L, "ONE", 2L, "TWO");

    @Override
    public TypedExpression constant(long value) {
        return value == (int) value
                ? new TypedExpression(Long.toString(value), TypedExpression.Kind.INT)
                : TypedExpression.usual(value + "L");
    }

    @Override
    public TypedExpression arithmetic(IntExpr.Arithmetic binary, TypedExpression left, TypedExpression right) {
        return switch (binary.operation()) {
            case ADD -> sum(binary, "add", left, right);
            case SUBTRACT -> sum(binary, "subtract", left, right);
            case MULTIPLY -> sum(binary, "multiply", left, right);
            case DIVIDE, REMAINDER, XOR, AND, OR ->
                left.isBig() || right.isBig() ? large(binary, left, right) : small(binary, left, right);
            case POWER -> throw new IllegalArgumentException("a function");
        };
    }

    private TypedExpression sum(IntExpr.Arithmetic binary, String exact, TypedExpression left, TypedExpression right) {
        ExactInterval reach = ValueRange.OF_LONGS.of(binary);
        if (left.isBig() || right.isBig()) {
            return large(binary, left, right);
        }
        if (reach.fitsLong()) {
            boolean narrow = left.isInt() && right.isInt() && !reach.fitsInt();
            return ArithmeticNotation.infix(
                    binary.operation(), narrow ? TypedExpression.usual("(long) " + left.operand()) : left, right);
        }
        if (ValueRange.OF_USUAL.of(binary).fitsLong()) {
            // Where a larger number is made of it, there is no need to check this one.
            return new TypedExpression(
                    "Math." + exact + EXACT + left.text() + ", " + right.text() + ")",
                    TypedExpression.Kind.USUAL,
                    largeText(binary, left, right));
        }
        return large(binary, left, right);
    }

    /// An operation on numbers of 64 bits that leads to no larger ones.
    private TypedExpression small(IntExpr.Arithmetic binary, TypedExpression left, TypedExpression right) {
        return switch (binary.operation()) {
            case DIVIDE, REMAINDER ->
                ArithmeticNotation.isNatural(binary)
                        ? ArithmeticNotation.infix(binary.operation(), left, right)
                        : TypedExpression.usual(
                                prelude.function(binary.operation() == Operation.DIVIDE ? "floor_div" : "floor_mod")
                                        + ArithmeticNotation.arguments(left, right));
            default -> ArithmeticNotation.infix(binary.operation(), left, right);
        };
    }

    private TypedExpression large(IntExpr.Arithmetic binary, TypedExpression left, TypedExpression right) {
        return shortened(binary, largeText(binary, left, right));
    }

    private String largeText(IntExpr.Arithmetic binary, TypedExpression left, TypedExpression right) {
        String receiver = big(left);
        String other = big(right);
        return switch (binary.operation()) {
            case ADD -> receiver + ".add(" + other + ")";
            case SUBTRACT -> receiver + ".subtract(" + other + ")";
            case MULTIPLY -> receiver + ".multiply(" + other + ")";
            case DIVIDE ->
                ArithmeticNotation.isNatural(binary)
                        ? receiver + ".divide(" + other + ")"
                        : prelude.function("big_floor_div") + "(" + receiver + ", " + other + ")";
            case REMAINDER ->
                ArithmeticNotation.isNatural(binary)
                        ? receiver + ".remainder(" + other + ")"
                        : prelude.function("big_floor_mod") + "(" + receiver + ", " + other + ")";
            case XOR -> receiver + ".xor(" + other + ")";
            case AND -> receiver + ".and(" + other + ")";
            case OR -> receiver + ".or(" + other + ")";
            case POWER -> throw new IllegalArgumentException(binary.operation().name());
        };
    }

    @Override
    public TypedExpression builtIn(
            IntExpr.Function function, ProgramCall.BuiltIn call, TypedExpression left, TypedExpression right) {
        return left.isBig() || right.isBig()
                ? shortened(function, big(left) + "." + function.function().word() + "(" + big(right) + ")")
                : TypedExpression.usual(call.java() + ArithmeticNotation.arguments(left, right));
    }

    @Override
    public TypedExpression nimProduct(IntExpr.Function product, TypedExpression left, TypedExpression right) {
        ExactInterval reach = ValueRange.OF_LONGS.of(product);
        if (reach.fitsLong() && !left.isBig() && !right.isBig()) {
            return TypedExpression.usual(prelude.function("nim_product") + ArithmeticNotation.arguments(left, right));
        }
        prelude.function("nim_product");
        String function =
                reach.bits() > Long.SIZE ? prelude.check("big_nim_product") : prelude.function("big_nim_product");
        return shortened(product, function + "(" + big(left) + ", " + big(right) + ")");
    }

    /// A number as a `long` where it is surely small enough.
    private static TypedExpression shortened(IntExpr expression, String text) {
        return ValueRange.OF_LONGS.of(expression).fitsLong()
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
        ProgramCall.Written helper = ArithmeticNotation.helper(function.function());
        if (!numbers.getFirst().isBig() || !function.function().isOfNatural() || helper.isNarrow()) {
            return ArithmeticNotation.super.applied(function, numbers);
        }
        List<String> arguments =
                checked(function, numbers).stream().map(TypedExpression::text).toList();
        return shortened(function, call("big_" + helper.name(), arguments));
    }

    @Override
    public TypedExpression choice(String condition, TypedExpression then, TypedExpression otherwise) {
        if (then.isBig() || otherwise.isBig()) {
            return TypedExpression.big(choice(condition, big(then), big(otherwise)));
        }
        String text = choice(condition, then.text(), otherwise.text());
        return new TypedExpression(
                text, then.isInt() && otherwise.isInt() ? TypedExpression.Kind.INT : TypedExpression.Kind.USUAL);
    }

    @Override
    public TypedExpression entry(String table, TypedExpression index) {
        String place = index.isBig() ? argument(index) : index.text();
        return TypedExpression.usual(table + "[(int) (" + place + ")]");
    }

    @Override
    public String argument(TypedExpression number) {
        if (!number.isBig()) {
            return number.text();
        }
        return number.text() + ".longValue" + EXACT + ")";
    }

    @Override
    public String truth(boolean value) {
        return Boolean.toString(value);
    }
}
