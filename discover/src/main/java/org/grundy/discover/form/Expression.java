package org.grundy.discover.form;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.NumberFunction;

/// An integer expression in the numbers of a position and in parameters.
public sealed interface Expression {
    /// A number.
    record Constant(long value) implements Expression {}

    /// A number of the position, or a parameter.
    ///
    /// @param name as people write it
    /// @param slot its index among the arguments: the numbers of the position, then the parameters
    record Name(String name, int slot) implements Expression {}

    /// An operation on two expressions.
    record Binary(ExpressionOperator operator, Expression left, Expression right) implements Expression {}

    /// A function of numbers.
    ///
    /// @param arguments as many as it takes
    record Function(NumberFunction function, List<Expression> arguments) implements Expression {
        public Function {
            arguments = List.copyOf(arguments);
        }
    }

    /// That a condition does not hold.
    record Not(Expression condition) implements Expression {}

    /// One of two expressions, by a condition.
    record Choice(Expression condition, Expression then, Expression otherwise) implements Expression {}

    /// An entry of a list.
    ///
    /// @param index in 0..size−1 wherever the expression is evaluated
    record Lookup(List<Long> table, Expression index) implements Expression {
        public Lookup {
            table = List.copyOf(table);
        }
    }

    /// The result of a routine for some arguments.
    record Call(Routine routine, List<Expression> arguments) implements Expression {
        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /// The factors of a product of any number of them, from left to right; the expression itself if it is none.
    default List<Expression> factors() {
        return this instanceof Binary(ExpressionOperator operator, Expression left, Expression right)
                        && operator == ExpressionOperator.MULTIPLY
                ? Stream.concat(left.factors().stream(), right.factors().stream())
                        .toList()
                : List.of(this);
    }

    /// The value for some arguments.
    ///
    /// @param arguments by slot
    /// @throws ArithmeticException on division by zero or overflow
    default long value(long... arguments) {
        return switch (this) {
            case Constant(long value) -> value;
            case Name(String name, int slot) -> arguments[slot];
            case Binary(ExpressionOperator operator, Expression left, Expression right) ->
                shortened(operator, left, right, arguments);
            case Function(NumberFunction function, List<Expression> operands) ->
                function.of(values(operands, arguments));
            case Not(Expression condition) -> condition.value(arguments) == 0 ? 1 : 0;
            case Choice(Expression condition, Expression then, Expression otherwise) ->
                condition.value(arguments) != 0 ? then.value(arguments) : otherwise.value(arguments);
            case Lookup(List<Long> table, Expression index) -> entry(table, index.value(arguments));
            case Call(Routine routine, List<Expression> operands) -> routine.of(values(operands, arguments));
        };
    }

    /// The value for some arguments, empty where there is none: on division by zero, overflow, or for a number that a
    /// function does not take.
    ///
    /// @param arguments by slot
    default OptionalLong valueIfDefined(long... arguments) {
        try {
            return OptionalLong.of(value(arguments));
        } catch (ArithmeticException none) {
            return OptionalLong.empty();
        }
    }

    private static long[] values(List<Expression> operands, long... arguments) {
        long[] values = new long[operands.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = operands.get(i).value(arguments);
        }
        return values;
    }

    private static long shortened(ExpressionOperator operator, Expression left, Expression right, long... arguments) {
        long a = left.value(arguments);
        return switch (operator) {
            case BOTH -> a != 0 && right.value(arguments) != 0 ? 1 : 0;
            case EITHER -> a != 0 || right.value(arguments) != 0 ? 1 : 0;
            default -> operator.of(a, right.value(arguments));
        };
    }

    private static long entry(List<Long> table, long index) {
        if (index < 0 || index >= table.size()) {
            throw new ArithmeticException("no entry " + index);
        }
        return table.get((int) index);
    }

    /// Whether the value is a truth value.
    default boolean isCondition() {
        return switch (this) {
            case Binary binary -> binary.operator().isCondition();
            case Function applied -> applied.function().isCondition();
            case Not not -> true;
            case Call call -> call.routine().isCondition();
            case Choice choice ->
                choice.then().isCondition() && choice.otherwise().isCondition();
            case Constant constant -> false;
            case Name name -> false;
            case Lookup lookup -> false;
        };
    }

    /// The direct subexpressions.
    default List<Expression> parts() {
        return switch (this) {
            case Constant constant -> List.of();
            case Name name -> List.of();
            case Binary(ExpressionOperator operator, Expression left, Expression right) -> List.of(left, right);
            case Function(NumberFunction function, List<Expression> operands) -> operands;
            case Not(Expression condition) -> List.of(condition);
            case Choice(Expression condition, Expression then, Expression otherwise) ->
                List.of(condition, then, otherwise);
            case Lookup(List<Long> table, Expression index) -> List.of(index);
            case Call(Routine routine, List<Expression> operands) -> operands;
        };
    }
}
