package org.grundy.render.code;

import java.util.Optional;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.Expression.Binary;
import org.grundy.discover.form.Function;
import org.grundy.discover.form.Operator;

/// Arithmetic of C++. All numbers have one type, 64 bits wide where that is enough and else 128; where even
/// those may not do, functions check.
///
/// @param prelude takes note of functions
record CppNotation(Prelude prelude) implements Notation {
    @Override
    public Code constant(long value) {
        return value == Long.MIN_VALUE
                ? Code.usual("(-9223372036854775807LL - 1)")
                : value == (int) value ? new Code(Long.toString(value), Code.Kind.INT) : Code.usual(value + "LL");
    }

    @Override
    public Code arithmetic(Binary binary, Code left, Code right) {
        Operator operator = binary.operator();
        return Code.usual(
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

    private String sum(Binary binary, String checked, Code left, Code right) {
        Interval reach = Reach.OF_LONGS.of(binary);
        if (!reach.fitsQuad()) {
            return prelude.check(checked) + arguments(left, right);
        }
        boolean narrow = left.isInt() && right.isInt() && !reach.fitsInt();
        return infix(
                binary.operator(), narrow ? Code.usual("(" + prelude.type() + ") " + left.operand()) : left, right);
    }

    private String floor(Binary binary, String function, Code left, Code right) {
        return Notation.isNatural(binary)
                ? infix(binary.operator(), left, right)
                : prelude.function(function) + arguments(left, right);
    }

    private String nimProduct(Binary binary, Code left, Code right) {
        if (!Reach.OF_LONGS.of(binary).fitsQuad()) {
            prelude.check("nim_product");
        }
        return prelude.function("nim_product") + arguments(left, right);
    }

    private static String infix(Operator operator, Code left, Code right) {
        return left.operand() + " " + Notation.sign(operator) + " " + right.operand();
    }

    private static String arguments(Code left, Code right) {
        return "(" + left.text() + ", " + right.text() + ")";
    }

    @Override
    public String compared(String sign, Code left, Code right) {
        return left.operand() + " " + sign + " " + right.operand();
    }

    @Override
    public String isNonzero(Code number) {
        return number.operand() + " != 0";
    }

    @Override
    public Code applied(Expression.Unary unary, Code operand) {
        if (unary.function() == Function.IS_PRIME
                && !Reach.OF_LONGS.of(unary.operand()).fitsLong()) {
            prelude.check("is_prime");
        }
        Code natural = Notation.natural(unary.operand(), operand, prelude);
        return Code.usual(prelude.function(Notation.name(unary.function())) + "(" + natural.text() + ")");
    }

    /// The two factors n and d of d·n·n where that may need more than 128 bits: its root is found without it.
    static Optional<Binary> largeSquare(Expression.Unary unary) {
        return unary.function() == Function.SQUARE_ROOT
                        && unary.operand() instanceof Binary(Operator outer, Expression product, Expression n)
                        && outer == Operator.MULTIPLY
                        && product instanceof Binary factors
                        && factors.operator() == Operator.MULTIPLY
                        && factors.right().equals(n)
                        && !Reach.OF_LONGS.of(unary.operand()).fitsQuad()
                ? Optional.of(factors)
                : Optional.empty();
    }

    /// Whether factors d and n may be too large even for that.
    static boolean isTooLarge(Binary factors) {
        Interval d = Reach.OF_LONGS.of(factors.left());
        Interval n = Reach.OF_LONGS.of(factors.right());
        return d.hasNegative() || n.hasNegative() || d.bits() > 60 || n.bits() > 64;
    }

    @Override
    public Code choice(String condition, Code then, Code otherwise) {
        String text = choice(condition, then.text(), otherwise.text());
        return new Code(text, then.isInt() && otherwise.isInt() ? Code.Kind.INT : Code.Kind.USUAL);
    }

    @Override
    public String choice(String condition, String then, String otherwise) {
        return "(" + condition + " ? " + then + " : " + otherwise + ")";
    }

    @Override
    public String not(String condition) {
        return "!(" + condition + ")";
    }

    @Override
    public String joined(Operator operator, String left, String right) {
        return "(" + left + ") " + Notation.sign(operator) + " (" + right + ")";
    }

    @Override
    public Code entry(String table, Code index) {
        return Code.usual(table + "[" + index.text() + "]");
    }

    @Override
    public String argument(Code number) {
        return number.text();
    }

    @Override
    public String truth(boolean value) {
        return Boolean.toString(value);
    }
}
