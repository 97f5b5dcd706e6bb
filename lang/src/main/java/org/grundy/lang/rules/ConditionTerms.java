package org.grundy.lang.rules;

import java.util.List;

/// Makes expressions of another kind of a [Condition], from its leaves upwards.
///
/// @param <E> the type of what is made
public interface ConditionTerms<E> {
    /// A fixed number; a parameter is one.
    E number(long value);

    /// A number on which the condition is asked.
    ///
    /// @param place in the order of the variables
    E variable(int place);

    /// True or false, whatever the numbers.
    E truth(boolean value);

    /// An operation.
    ///
    /// @param operands as many as the operation has, one or two
    E of(Operation operation, List<E> operands);

    /// What conditions are made of.
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
        XOR,
        /// The smaller of two.
        MIN,
        /// The larger of two.
        MAX,
        /// Greatest common divisor.
        GCD,
        /// Absolute value of one number.
        ABS,
        /// The number of binary ones of a number.
        POPCOUNT,
        /// Integer square root of one number, rounded down.
        ISQRT,
        /// Whether two numbers are the same.
        EQUAL,
        /// Whether they differ.
        UNEQUAL,
        /// Whether the first is smaller.
        LESS,
        /// Whether the first is not larger.
        AT_MOST,
        /// Whether the first divides the second.
        DIVIDES,
        /// Both conditions.
        BOTH,
        /// Either condition.
        EITHER,
        /// Negation of one condition.
        NOT
    }
}
