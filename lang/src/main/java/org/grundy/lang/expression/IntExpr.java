package org.grundy.lang.expression;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.text.Span;

/// An integer expression.
///
/// Two expressions are equal if they have the same parts, at the same places of a text; those that no text has stand at
/// [Span#NONE], and [Rewriting#PLACELESS] leaves the places out.
public sealed interface IntExpr extends Expression, ExpressionOperators {
    /// Whether it is one variable alone.
    ///
    /// @param slot of the variable
    default boolean isVariable(int slot) {
        return this instanceof Variable variable && variable.slot() == slot;
    }

    /// A number known at compile time.
    record Constant(long value) implements IntExpr {}

    /// A number of a position or state, a parameter, or a variable of a move. Two are equal if their slots are.
    ///
    /// @param name as people write it
    /// @param slot its index among the arguments: the numbers of the position come first
    record Variable(String name, int slot) implements IntExpr {
        @Override
        public boolean equals(Object other) {
            return other instanceof Variable variable && slot == variable.slot;
        }

        @Override
        public int hashCode() {
            return slot;
        }
    }

    /// Arithmetic on two numbers.
    ///
    /// @param span where the operator stands
    record Arithmetic(Operation operation, IntExpr left, IntExpr right, Span span) implements IntExpr {
        /// One that stands in no text.
        public Arithmetic(Operation operation, IntExpr left, IntExpr right) {
            this(operation, left, right, Span.NONE);
        }
    }

    /// A function of numbers.
    ///
    /// @param arguments as many as it takes
    record Function(NumberFunction function, List<IntExpr> arguments, Span span) implements IntExpr {
        public Function {
            arguments = List.copyOf(arguments);
        }

        /// One that stands in no text.
        public Function(NumberFunction function, List<IntExpr> arguments) {
            this(function, arguments, Span.NONE);
        }
    }

    /// 1 where a condition holds, else 0.
    record Truth(BoolExpr condition) implements IntExpr {}

    /// One of two numbers, by a condition; the other one is not evaluated.
    record Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) implements IntExpr {}

    /// An element of a list.
    record Element(ListExpr list, IntExpr index, Span span) implements IntExpr {
        /// An entry of a table.
        ///
        /// @param index in 0..size−1 wherever the expression is evaluated
        public Element(List<Long> table, IntExpr index) {
            this(new ListExpr.Fixed(table), index, Span.NONE);
        }
    }

    /// An aggregate of a list.
    record Total(Summary summary, ListExpr list, Span span) implements IntExpr {}

    /// The number of occurrences of a number in a list.
    record Count(ListExpr list, IntExpr value) implements IntExpr {}

    /// The result of a routine.
    ///
    /// @param arguments as many as it takes
    record Call(Routine routine, List<IntExpr> arguments, Span span) implements IntExpr {
        public Call {
            arguments = List.copyOf(arguments);
        }

        /// One that stands in no text.
        public Call(Routine routine, List<IntExpr> arguments) {
            this(routine, arguments, Span.NONE);
        }
    }

    /// What a list is aggregated to.
    enum Summary {
        /// The number of elements.
        LENGTH,
        /// Their sum.
        SUM,
        /// Their nim sum.
        XOR,
        /// The largest.
        MAX,
        /// The smallest.
        MIN,
        /// The greatest common divisor, 0 if there are none.
        GCD,
        /// The least natural number that is not among them.
        MEX
    }

    /// A number.
    static IntExpr of(long value) {
        return new Constant(value);
    }

    /// A function of numbers.
    static IntExpr of(NumberFunction function, IntExpr... arguments) {
        return new Function(function, List.of(arguments));
    }

    /// An operation; the sum of two equal numbers is twice one, also where one has another number added.
    static IntExpr of(Operation operation, IntExpr left, IntExpr right) {
        if (operation != Operation.ADD) {
            return new Arithmetic(operation, left, right);
        }
        if (right instanceof Arithmetic(Operation inner, IntExpr first, IntExpr further, Span span)
                && inner == Operation.ADD
                && first.equals(left)) {
            return left.times(2).plus(further);
        }
        return left.equals(right) ? left.times(2) : new Arithmetic(operation, left, right);
    }

    /// The smaller of two numbers.
    default IntExpr min(IntExpr other) {
        return of(NumberFunction.MIN, this, other);
    }

    /// The larger of two numbers.
    default IntExpr max(IntExpr other) {
        return of(NumberFunction.MAX, this, other);
    }

    /// The square root, rounded down.
    default IntExpr squareRoot() {
        return of(NumberFunction.ISQRT, this);
    }

    /// The number that a condition is: 1 where it holds, else 0.
    static IntExpr of(BoolExpr condition) {
        return switch (condition) {
            case BoolExpr.Constant(boolean value) -> new Constant(value ? 1 : 0);
            case BoolExpr.Nonzero(IntExpr number) when number.isCondition() -> number;
            default -> new Truth(condition);
        };
    }

    /// That it is not 0.
    default BoolExpr holds() {
        return switch (this) {
            case Truth(BoolExpr condition) -> condition;
            case Constant(long value) -> new BoolExpr.Constant(value != 0);
            default -> new BoolExpr.Nonzero(this);
        };
    }

    /// Whether the value is a truth value.
    default boolean isCondition() {
        return switch (this) {
            case Truth truth -> true;
            case Function applied -> applied.function().isCondition();
            case Call call -> call.routine().isCondition();
            case Choice choice ->
                choice.then().isCondition() && choice.otherwise().isCondition();
            default -> false;
        };
    }

    /// The expression and all numbers that it is made of, each before its own parts; conditions as the numbers
    /// that they are.
    default Stream<IntExpr> subexpressions() {
        return Stream.concat(Stream.of(this), parts().stream().flatMap(IntExpr::subexpressions));
    }

    @Override
    default List<? extends Expression> children() {
        return switch (this) {
            case Constant _, Variable _ -> List.of();
            case Arithmetic arithmetic -> List.of(arithmetic.left(), arithmetic.right());
            case Function applied -> applied.arguments();
            case Truth(BoolExpr condition) -> condition.children();
            case Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) -> List.of(condition, then, otherwise);
            case Element element -> List.of(element.list(), element.index());
            case Total total -> List.of(total.list());
            case Count count -> List.of(count.list(), count.value());
            case Call call -> call.arguments();
        };
    }

    /// The factors of a product of any number of them, from left to right; the expression itself if it is none.
    default List<IntExpr> factors() {
        return this instanceof Arithmetic(Operation operation, IntExpr left, IntExpr right, Span span)
                        && operation == Operation.MULTIPLY
                ? Stream.concat(left.factors().stream(), right.factors().stream())
                        .toList()
                : List.of(this);
    }

    /// The value for some arguments, where there is no list of a state.
    ///
    /// @param arguments by slot
    /// @throws ArithmeticException on division by zero or overflow, and for a number that a function does not take
    default long value(long... arguments) {
        return new ExpressionEvaluator(arguments).value(this);
    }

    /// The value for some arguments, empty where there is none.
    ///
    /// @param arguments by slot
    default OptionalLong valueIfDefined(long... arguments) {
        try {
            return OptionalLong.of(value(arguments));
        } catch (ArithmeticException none) {
            return OptionalLong.empty();
        }
    }
}
