package org.grundy.lang.rules.tree;

import java.util.List;
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
    record Function(Kind kind, List<IntExpr> arguments, Span span) implements IntExpr {
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

    /// Binary operators; a result beyond 64 bits is an error.
    enum Operation {
        /// Sum.
        ADD,
        /// Difference.
        SUBTRACT,
        /// Product.
        MULTIPLY,
        /// Quotient rounded down.
        DIVIDE,
        /// Remainder of that quotient.
        REMAINDER,
        /// Power with a natural exponent.
        POWER,
        /// Bitwise exclusive or.
        XOR
    }

    /// Functions of one, two or three numbers.
    enum Kind {
        /// The smaller of two.
        MIN,
        /// The larger of two.
        MAX,
        /// Greatest common divisor.
        GCD,
        /// Absolute value.
        ABS,
        /// Number of binary ones of a natural.
        POPCOUNT,
        /// Integer square root of a natural, rounded down.
        ISQRT,
        /// The largest power of 2 that divides a natural, 0 for 0.
        LOWBIT,
        /// The largest power of 2 that is at most a natural, 0 for 0.
        HIGHBIT,
        /// The exponent of 2 in a natural, 0 for 0.
        TRAILINGZEROS,
        /// The number of trailing binary ones of a natural.
        TRAILINGONES,
        /// Bitwise and of two naturals.
        BITAND,
        /// Bitwise or of two naturals.
        BITOR,
        /// Nim product of two naturals.
        NIMPRODUCT,
        /// 1 for a prime, 0 for another natural.
        ISPRIME,
        /// 1 if the first natural is a power of the second, which is at least 2; else 0.
        ISPOWER,
        /// The smallest part of a natural in the numeration of taking at most k times as much:
        /// [org.grundy.lang.rules.GreedyParts].
        SMALLESTPART,
        /// The logarithm of a number of at least 1 to a base of at least 2, rounded down.
        LOG,
        /// The sum of the digits of a natural in a base of at least 2.
        DIGITSUM,
        /// A digit of a natural, by base and place; the last one has the place 0.
        DIGIT
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
        MIN
    }
}
