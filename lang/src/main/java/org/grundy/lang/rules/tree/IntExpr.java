package org.grundy.lang.rules.tree;

import java.util.List;
import org.grundy.lang.arithmetic.NumberFunction;
import org.grundy.lang.arithmetic.Operation;
import org.grundy.text.Span;

/// An integer expression.
public sealed interface IntExpr {
    /// A number known at compile time.
    record Constant(long value) implements IntExpr {}

    /// A number of the state, or a variable of a move.
    ///
    /// @param slot its index: the state's numbers come first
    record Variable(int slot) implements IntExpr {}

    /// Arithmetic on two numbers.
    ///
    /// @param span where the operator stands
    record Arithmetic(Operation operation, IntExpr left, IntExpr right, Span span) implements IntExpr {}

    /// A function of numbers.
    ///
    /// @param arguments as many as it takes
    record Function(NumberFunction function, List<IntExpr> arguments, Span span) implements IntExpr {
        public Function {
            arguments = List.copyOf(arguments);
        }
    }

    /// One of two numbers, by a condition; the other one is not evaluated.
    record Choice(BoolExpr condition, IntExpr then, IntExpr otherwise) implements IntExpr {}

    /// An element of a list.
    record Element(ListExpr list, IntExpr index, Span span) implements IntExpr {}

    /// An aggregate of a list.
    record Total(Summary summary, ListExpr list, Span span) implements IntExpr {}

    /// The number of occurrences of a number in a list.
    record Count(ListExpr list, IntExpr value) implements IntExpr {}

    /// A function that is defined by the digits of its argument.
    record Digital(DigitProgram program, IntExpr argument, Span span) implements IntExpr {}

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
        MIN
    }
}
