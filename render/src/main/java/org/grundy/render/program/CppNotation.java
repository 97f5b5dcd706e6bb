package org.grundy.render.program;

import java.util.List;
import java.util.Optional;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.Expression.Binary;
import org.grundy.discover.form.ExpressionOperator;
import org.grundy.lang.arithmetic.ExactInterval;
import org.grundy.lang.arithmetic.NumberFunction;

/// Arithmetic of C++. All numbers have one type, 64 bits wide where that is enough and else 128; where even
/// those may not do, functions check.
///
/// @param prelude takes note of functions
record CppNotation(ProgramPrelude prelude) implements ArithmeticNotation {
    @Override
    public TypedExpression constant(long value) {
        return value == Long.MIN_VALUE
                ? TypedExpression.usual("(-9223372036854775807LL - 1)")
                : value == (int) value
                        ? new TypedExpression(Long.toString(value), TypedExpression.Kind.INT)
                        : TypedExpression.usual(value + "LL");
    }

    @Override
    public TypedExpression arithmetic(Binary binary, TypedExpression left, TypedExpression right) {
        ExpressionOperator operator = binary.operator();
        return TypedExpression.usual(
                switch (operator) {
                    case ADD -> sum(binary, "checked_sum", left, right);
                    case SUBTRACT -> sum(binary, "checked_difference", left, right);
                    case MULTIPLY -> sum(binary, "checked_product", left, right);
                    case DIVIDE -> floor(binary, "floor_div", left, right);
                    case REMAINDER -> floor(binary, "floor_mod", left, right);
                    case XOR, AND, OR -> infix(operator, left, right);
                    case MIN -> "min<" + prelude.type() + ">" + arguments(left, right);
                    case MAX -> "max<" + prelude.type() + ">" + arguments(left, right);
                    case NIM_PRODUCT -> nimProduct(binary, left, right);
                    case EQUAL, UNEQUAL, LESS, AT_MOST, BOTH, EITHER ->
                        throw new IllegalArgumentException("a condition");
                });
    }

    private String sum(Binary binary, String checked, TypedExpression left, TypedExpression right) {
        ExactInterval reach = ValueRange.OF_LONGS.of(binary);
        if (!reach.fitsQuad()) {
            return prelude.check(checked) + arguments(left, right);
        }
        boolean narrow = left.isInt() && right.isInt() && !reach.fitsInt();
        return infix(
                binary.operator(),
                narrow ? TypedExpression.usual("(" + prelude.type() + ") " + left.operand()) : left,
                right);
    }

    private String floor(Binary binary, String function, TypedExpression left, TypedExpression right) {
        return ArithmeticNotation.isNatural(binary)
                ? infix(binary.operator(), left, right)
                : prelude.function(function) + arguments(left, right);
    }

    private String nimProduct(Binary binary, TypedExpression left, TypedExpression right) {
        if (!ValueRange.OF_LONGS.of(binary).fitsQuad()) {
            prelude.check("nim_product");
        }
        return prelude.function("nim_product") + arguments(left, right);
    }

    private static String infix(ExpressionOperator operator, TypedExpression left, TypedExpression right) {
        return left.operand() + " " + ArithmeticNotation.sign(operator) + " " + right.operand();
    }

    private static String arguments(TypedExpression left, TypedExpression right) {
        return "(" + left.text() + ", " + right.text() + ")";
    }

    @Override
    public TypedExpression applied(Expression.Function function, List<TypedExpression> numbers) {
        boolean fits = function.arguments().stream()
                .allMatch(argument -> ValueRange.OF_LONGS.of(argument).fitsLong());
        if (ArithmeticNotation.helper(function.function()).isNarrow() && !fits) {
            prelude.noteCheck();
        }
        return ArithmeticNotation.super.applied(function, numbers);
    }

    /// The two factors n and d of d·n·n where that may need more than 128 bits: its root is found without it.
    static Optional<Binary> largeSquare(Expression.Function root) {
        return root.function() == NumberFunction.ISQRT
                        && root.arguments().getFirst()
                                instanceof Binary(ExpressionOperator outer, Expression product, Expression n)
                        && outer == ExpressionOperator.MULTIPLY
                        && product instanceof Binary factors
                        && factors.operator() == ExpressionOperator.MULTIPLY
                        && factors.right().equals(n)
                        && !ValueRange.OF_LONGS.of(root.arguments().getFirst()).fitsQuad()
                ? Optional.of(factors)
                : Optional.empty();
    }

    /// Whether factors d and n may be too large even for that.
    static boolean isTooLarge(Binary factors) {
        ExactInterval d = ValueRange.OF_LONGS.of(factors.left());
        ExactInterval n = ValueRange.OF_LONGS.of(factors.right());
        return d.hasNegative() || n.hasNegative() || d.bits() > 60 || n.bits() > 64;
    }

    @Override
    public TypedExpression choice(String condition, TypedExpression then, TypedExpression otherwise) {
        String text = choice(condition, then.text(), otherwise.text());
        return new TypedExpression(
                text, then.isInt() && otherwise.isInt() ? TypedExpression.Kind.INT : TypedExpression.Kind.USUAL);
    }

    @Override
    public TypedExpression entry(String table, TypedExpression index) {
        return TypedExpression.usual(table + "[" + index.text() + "]");
    }

    @Override
    public String argument(TypedExpression number) {
        return number.text();
    }

    @Override
    public String truth(boolean value) {
        return Boolean.toString(value);
    }
}
