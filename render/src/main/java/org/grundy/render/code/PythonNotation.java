package org.grundy.render.code;

import org.grundy.discover.form.Expression;
import org.grundy.discover.form.Expression.Binary;
import org.grundy.discover.form.Operator;

/// Arithmetic of Python, whose numbers have any size.
///
/// @param prelude takes note of functions
record PythonNotation(Prelude prelude) implements Notation {
    @Override
    public Code constant(long value) {
        return Code.usual(Long.toString(value));
    }

    @Override
    public Code arithmetic(Binary binary, Code left, Code right) {
        String arguments = "(" + left.text() + ", " + right.text() + ")";
        return Code.usual(
                switch (binary.operator()) {
                    case MIN -> "min" + arguments;
                    case MAX -> "max" + arguments;
                    case NIM_PRODUCT -> prelude.function("nim_product") + arguments;
                    case DIVIDE -> left.operand() + " // " + right.operand();
                    case ADD, SUBTRACT, MULTIPLY, REMAINDER, XOR, AND, OR ->
                        left.operand() + " " + Notation.sign(binary.operator()) + " " + right.operand();
                    case EQUAL, UNEQUAL, LESS, AT_MOST, BOTH, EITHER ->
                        throw new IllegalArgumentException("a condition");
                });
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
        Code natural = Notation.natural(unary.operand(), operand, prelude);
        return Code.usual(prelude.function(Notation.name(unary.function())) + "(" + natural.text() + ")");
    }

    @Override
    public Code choice(String condition, Code then, Code otherwise) {
        return Code.usual(choice(condition, then.text(), otherwise.text()));
    }

    @Override
    public String choice(String condition, String then, String otherwise) {
        return "(" + then + " if " + condition + " else " + otherwise + ")";
    }

    @Override
    public String not(String condition) {
        return "(not (" + condition + "))";
    }

    @Override
    public String joined(Operator operator, String left, String right) {
        return "(" + left + ")" + (operator == Operator.BOTH ? " and " : " or ") + "(" + right + ")";
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
        return value ? "True" : "False";
    }
}
