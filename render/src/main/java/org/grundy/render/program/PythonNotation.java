package org.grundy.render.program;

import org.grundy.lang.arithmetic.ProgramCall;
import org.grundy.lang.expression.IntExpr;

/// Arithmetic of Python, whose numbers have any size.
///
/// @param prelude takes note of functions
record PythonNotation(ProgramPrelude prelude) implements ArithmeticNotation {
    @Override
    public TypedExpression constant(long value) {
        return TypedExpression.usual(Long.toString(value));
    }

    @Override
    public TypedExpression arithmetic(IntExpr.Arithmetic binary, TypedExpression left, TypedExpression right) {
        return switch (binary.operation()) {
            case DIVIDE -> TypedExpression.usual(left.operand() + " // " + right.operand());
            case ADD, SUBTRACT, MULTIPLY, REMAINDER, XOR, AND, OR ->
                ArithmeticNotation.infix(binary.operation(), left, right);
            case POWER -> throw new IllegalArgumentException("a function");
        };
    }

    @Override
    public TypedExpression builtIn(
            IntExpr.Function function, ProgramCall.BuiltIn call, TypedExpression left, TypedExpression right) {
        return TypedExpression.usual(call.python() + ArithmeticNotation.arguments(left, right));
    }

    @Override
    public TypedExpression nimProduct(IntExpr.Function product, TypedExpression left, TypedExpression right) {
        return TypedExpression.usual(prelude.function("nim_product") + ArithmeticNotation.arguments(left, right));
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
    public String both(String left, String right) {
        return "(" + left + ") and (" + right + ")";
    }

    @Override
    public String either(String left, String right) {
        return "(" + left + ") or (" + right + ")";
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
