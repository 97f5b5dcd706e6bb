package org.grundy.render.code;

import java.util.Map;
import org.grundy.discover.form.Expression;
import org.grundy.discover.form.Expression.Binary;
import org.grundy.discover.form.Function;
import org.grundy.discover.form.Operator;

/// Arithmetic of Java. Numbers are `long`. A sum that exceeds 64 bits only for arguments beyond 10^18 is
/// checked; one that does so earlier is a `BigInteger`, and so is what is made of it until it is small again.
///
/// @param prelude takes note of functions
record JavaNotation(Prelude prelude) implements Notation {
    /// What a check has in it.
    static final String EXACT = "Exact(";

    private static final Map<Long, String> NAMED = Map.of(0L, "ZERO", 1L, "ONE", 2L, "TWO");

    @Override
    public Code constant(long value) {
        return value == (int) value ? new Code(Long.toString(value), Code.Kind.INT) : Code.usual(value + "L");
    }

    @Override
    public Code arithmetic(Binary binary, Code left, Code right) {
        return switch (binary.operator()) {
            case ADD -> sum(binary, "add", left, right);
            case SUBTRACT -> sum(binary, "subtract", left, right);
            case MULTIPLY -> sum(binary, "multiply", left, right);
            case DIVIDE, REMAINDER, XOR, AND, OR, MIN, MAX ->
                left.isBig() || right.isBig() ? large(binary, left, right) : small(binary, left, right);
            case NIM_PRODUCT -> nimProduct(binary, left, right);
            case EQUAL, UNEQUAL, LESS, AT_MOST, BOTH, EITHER -> throw new IllegalArgumentException("a condition");
        };
    }

    private Code sum(Binary binary, String exact, Code left, Code right) {
        Interval reach = Reach.OF_LONGS.of(binary);
        if (left.isBig() || right.isBig()) {
            return large(binary, left, right);
        }
        if (reach.fitsLong()) {
            boolean narrow = left.isInt() && right.isInt() && !reach.fitsInt();
            return infix(binary.operator(), narrow ? Code.usual("(long) " + left.operand()) : left, right);
        }
        if (Reach.OF_USUAL.of(binary).fitsLong()) {
            // Where a larger number is made of it, there is no need to check this one.
            return new Code(
                    "Math." + exact + EXACT + left.text() + ", " + right.text() + ")",
                    Code.Kind.USUAL,
                    largeText(binary, left, right));
        }
        return large(binary, left, right);
    }

    /// An operation on numbers of 64 bits that leads to no larger ones.
    private Code small(Binary binary, Code left, Code right) {
        return switch (binary.operator()) {
            case DIVIDE, REMAINDER ->
                Notation.isNatural(binary)
                        ? infix(binary.operator(), left, right)
                        : Code.usual(prelude.function(binary.operator() == Operator.DIVIDE ? "floor_div" : "floor_mod")
                                + arguments(left, right));
            case MIN -> Code.usual("Math.min" + arguments(left, right));
            case MAX -> Code.usual("Math.max" + arguments(left, right));
            default -> infix(binary.operator(), left, right);
        };
    }

    private Code large(Binary binary, Code left, Code right) {
        return shortened(binary, largeText(binary, left, right));
    }

    private String largeText(Binary binary, Code left, Code right) {
        String receiver = big(left);
        String other = big(right);
        return switch (binary.operator()) {
            case ADD -> receiver + ".add(" + other + ")";
            case SUBTRACT -> receiver + ".subtract(" + other + ")";
            case MULTIPLY -> receiver + ".multiply(" + other + ")";
            case DIVIDE ->
                Notation.isNatural(binary)
                        ? receiver + ".divide(" + other + ")"
                        : prelude.function("big_floor_div") + "(" + receiver + ", " + other + ")";
            case REMAINDER ->
                Notation.isNatural(binary)
                        ? receiver + ".remainder(" + other + ")"
                        : prelude.function("big_floor_mod") + "(" + receiver + ", " + other + ")";
            case XOR -> receiver + ".xor(" + other + ")";
            case AND -> receiver + ".and(" + other + ")";
            case OR -> receiver + ".or(" + other + ")";
            case MIN -> receiver + ".min(" + other + ")";
            case MAX -> receiver + ".max(" + other + ")";
            default -> throw new IllegalArgumentException(binary.operator().name());
        };
    }

    private Code nimProduct(Binary binary, Code left, Code right) {
        Interval reach = Reach.OF_LONGS.of(binary);
        if (reach.fitsLong() && !left.isBig() && !right.isBig()) {
            return Code.usual(prelude.function("nim_product") + arguments(left, right));
        }
        prelude.function("nim_product");
        String function =
                reach.bits() > Long.SIZE ? prelude.check("big_nim_product") : prelude.function("big_nim_product");
        return shortened(binary, function + "(" + big(left) + ", " + big(right) + ")");
    }

    /// A number as a `long` where it is surely small enough.
    private static Code shortened(Expression expression, String text) {
        return Reach.OF_LONGS.of(expression).fitsLong() ? Code.usual(text + ".longValue()") : Code.big(text);
    }

    private static Code infix(Operator operator, Code left, Code right) {
        return Code.usual(left.operand() + " " + Notation.sign(operator) + " " + right.operand());
    }

    private static String arguments(Code left, Code right) {
        return "(" + left.text() + ", " + right.text() + ")";
    }

    private static String big(Code number) {
        if (!number.large().isEmpty()) {
            return number.large();
        }
        String named = number.isInt() && number.text().matches("[0-2]") ? NAMED.get(Long.valueOf(number.text())) : null;
        return "BigInteger." + (named == null ? "valueOf(" + number.text() + ")" : named);
    }

    @Override
    public String compared(String sign, Code left, Code right) {
        if (!left.isBig() && !right.isBig()) {
            return left.operand() + " " + sign + " " + right.operand();
        }
        return switch (sign) {
            case "==" -> big(left) + ".equals(" + big(right) + ")";
            case "!=" -> "!" + big(left) + ".equals(" + big(right) + ")";
            default -> big(left) + ".compareTo(" + big(right) + ") " + sign + " 0";
        };
    }

    @Override
    public String isNonzero(Code number) {
        return number.isBig() ? number.text() + ".signum() != 0" : number.operand() + " != 0";
    }

    @Override
    public Code applied(Expression.Unary unary, Code operand) {
        Code natural = Notation.natural(unary.operand(), operand, prelude);
        String name = Notation.name(unary.function());
        if (!operand.isBig()) {
            return Code.usual(prelude.function(name) + "(" + natural.text() + ")");
        }
        if (unary.function() == Function.IS_PRIME) {
            return Code.usual(prelude.function(name) + "(" + argument(natural) + ")");
        }
        return shortened(unary, prelude.function("big_" + name) + "(" + natural.text() + ")");
    }

    @Override
    public Code choice(String condition, Code then, Code otherwise) {
        if (then.isBig() || otherwise.isBig()) {
            return Code.big(choice(condition, big(then), big(otherwise)));
        }
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
        String place = index.isBig() ? argument(index) : index.text();
        return Code.usual(table + "[(int) (" + place + ")]");
    }

    @Override
    public String argument(Code number) {
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
