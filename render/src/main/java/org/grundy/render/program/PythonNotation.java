package org.grundy.render.program;

import org.grundy.discover.form.Expression.Binary;
import org.grundy.discover.form.ExpressionOperator;

/// Arithmetic of Python, whose numbers have any size.
///
/// @param prelude takes note of functions
record PythonNotation(ProgramPrelude prelude) implements ArithmeticNotation {
    @Override
    public TypedExpression constant(long value) {
        return TypedExpression.usual(Long.toString(value));
    }

    @Override
    public TypedExpression arithmetic(Binary binary, TypedExpression left, TypedExpression right) {
        String arguments = "(" + left.text() + ", " + right.text() + ")";
        return TypedExpression.usual(
                switch (binary.operator()) {
                    case MIN -> "min" + arguments;
                    case MAX -> "max" + arguments;
                    case NIM_PRODUCT -> prelude.function("nim_product") + arguments;
                    case DIVIDE -> left.operand() + " // " + right.operand();
                    case ADD, SUBTRACT, MULTIPLY, REMAINDER, XOR, AND, OR ->
                        left.operand() + " " + ArithmeticNotation.sign(binary.operator()) + " " + right.operand();
                    case EQUAL, UNEQUAL, LESS, AT_MOST, BOTH, EITHER ->
                        throw new IllegalArgumentException("a condition");
                });
    }

    @Override
    public TypedExpression choice(String condition, TypedExpression then, TypedExpression otherwise) {
        return TypedExpression.usual(choice(condition, then.text(), otherwise.text()));
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
    public String joined(ExpressionOperator operator, String left, String right) {
        return "(" + left + ")" + (operator == ExpressionOperator.BOTH ? " and " : " or ") + "(" + right + ")";
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
        return value ? "True" : "False";
    }
}
