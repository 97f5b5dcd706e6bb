package org.grundy.render.program;

import org.grundy.lang.arithmetic.Operation;
import org.grundy.lang.expression.IntExpr;

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
