package org.grundy.render.program;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.lang.arithmetic.ExactInterval;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.arithmetic.ProgramCall;
import org.grundy.lang.expression.IntExpr;

/// Arithmetic of C++. All numbers have one type, 64 bits wide where that is enough and else 128; where even
/// those may not do, functions check.
///
/// @param prelude takes note of functions
record CppNotation(ProgramPrelude prelude) implements ArithmeticNotation {
    @Override
    public TypedExpression constant(long value) {
        return prelude.isBig() && value != (int) value
                ? TypedExpression.usual("number(" + literal(value) + ")")
                : new TypedExpression(
                        literal(value), ArithmeticNotation.super.constant(value).kind());
    }

    @Override
    public String literal(long value) {
        return value == Long.MIN_VALUE
                ? "(-9223372036854775807LL - 1)"
                : ArithmeticNotation.super.constant(value).text();
    }

    @Override
    public TypedExpression arithmetic(IntExpr.Arithmetic binary, TypedExpression left, TypedExpression right) {
        return switch (binary.operation()) {
            case ADD -> sum(binary, "checked_sum", left, right);
            case SUBTRACT -> sum(binary, "checked_difference", left, right);
            case MULTIPLY -> sum(binary, "checked_product", left, right);
            case DIVIDE, REMAINDER -> floor(binary, left, right);
            case XOR, AND, OR -> ArithmeticNotation.infix(binary.operation(), left, right);
            case POWER -> throw new IllegalArgumentException("a function");
        };
    }

    private TypedExpression sum(
            IntExpr.Arithmetic binary, String checked, TypedExpression left, TypedExpression right) {
        ExactInterval reach = prelude.range().of(binary);
        if (!prelude.isBig() && !reach.fitsQuad()) {
            return TypedExpression.usual(prelude.check(checked) + ArithmeticNotation.arguments(left, right));
        }
        boolean narrow = left.isInt() && right.isInt() && !reach.fitsInt();
        return ArithmeticNotation.infix(
                binary.operation(),
                narrow ? TypedExpression.usual("(" + prelude.type() + ") " + left.operand()) : left,
                right);
    }

    /// C++17 has no absolute value of 128 bits; it is the larger of a number and its opposite.
    @Override
    public TypedExpression builtIn(IntExpr.Function function, ProgramCall.BuiltIn call, List<TypedExpression> numbers) {
        if (function.function() != NumberFunction.ABS || !prelude.isWide()) {
            return ArithmeticNotation.super.builtIn(function, call, numbers);
        }
        TypedExpression number = numbers.getFirst();
        return TypedExpression.usual("max<" + prelude.type() + ">"
                + ArithmeticNotation.arguments(number, TypedExpression.usual("-" + number.operand())));
    }

    @Override
    public TypedExpression nimProduct(IntExpr.Function product, TypedExpression left, TypedExpression right) {
        if (prelude.isBig()) {
            throw tooLarge(product.function().word());
        }
        if (!prelude.range().of(product).fitsQuad()) {
            prelude.check("nim_product");
        }
        return ArithmeticNotation.super.nimProduct(product, left, right);
    }

    @Override
    public TypedExpression applied(IntExpr.Function function, List<TypedExpression> numbers) {
        boolean fits = fitLong(function.arguments());
        if (prelude.isBig()) {
            return inBig(function, fits, numbers);
        }
        if (ArithmeticNotation.helper(function.function()).isNarrow() && !fits) {
            prelude.noteCheck();
        }
        return ArithmeticNotation.super.applied(function, numbers);
    }

    /// By a function for numbers of any size, or by one of 64 bits where that is enough.
    private TypedExpression inBig(IntExpr.Function function, boolean fits, List<TypedExpression> numbers) {
        String name = ArithmeticNotation.helper(function.function()).name();
        if (ReadyMade.isBig(prelude.language(), name)) {
            return TypedExpression.usual(call(
                    ReadyMade.big(name),
                    checked(function, numbers).stream()
                            .map(TypedExpression::text)
                            .toList()));
        }
        if (!fits) {
            throw tooLarge(function.function().word());
        }
        return TypedExpression.usual(prelude.narrow(name)
                + numbers.stream().map(CppNotation::small).collect(Collectors.joining(", ", "(", ")")));
    }

    /// A number as one of 64 bits.
    private static String small(TypedExpression number) {
        return "as_long(" + number.text() + ")";
    }

    @Override
    public TypedExpression entry(String table, TypedExpression index) {
        return prelude.isBig()
                ? TypedExpression.usual(
                        "number(" + prelude.code().part("cell", "table", table, "index", small(index)) + ")")
                : ArithmeticNotation.super.entry(table, index);
    }

    /// The two factors n and d of d·n·n where that may need more than 128 bits: its root is found without it.
    Optional<IntExpr.Arithmetic> largeSquare(IntExpr.Function root) {
        return !prelude.isBig()
                        && root.function() == NumberFunction.ISQRT
                        && root.arguments().getFirst()
                                instanceof IntExpr.Arithmetic(Operation outer, IntExpr product, IntExpr n, var span)
                        && outer == Operation.MULTIPLY
                        && product instanceof IntExpr.Arithmetic factors
                        && factors.operation() == Operation.MULTIPLY
                        && factors.right().equals(n)
                        && !prelude().range().of(root.arguments().getFirst()).fitsQuad()
                ? Optional.of(factors)
                : Optional.empty();
    }

    /// Whether factors d and n may be too large even for that.
    boolean isTooLarge(IntExpr.Arithmetic factors) {
        ExactInterval d = prelude.range().of(factors.left());
        ExactInterval n = prelude.range().of(factors.right());
        return d.hasNegative() || n.hasNegative() || d.bits() > 60 || n.bits() > 64;
    }
}
