package org.grundy.lang.arithmetic;

/// What is known of the value of a function by comparisons of sums. Its arguments are a and b; what is said of values
/// holds wherever the function is defined.
public enum LinearFact {
    /// Nothing.
    NONE,
    /// It is at least 0.
    NATURAL,
    /// It is 0 or 1.
    TRUTH,
    /// It is at least 0 and at most a.
    AT_MOST_ARGUMENT,
    /// It is at least 0 and less than a, where a is at least 1.
    BELOW_ARGUMENT,
    /// It is at most a, and at least 0 or 1 where a is.
    PART,
    /// It is at least 0 and at most a, at least 1 where a is, and less than a from 2 on.
    ROOT,
    /// It is at least 0 and at most a, where a is at least 0.
    DIGIT,
    /// The smaller of a and b.
    SMALLER,
    /// The larger of a and b.
    LARGER,
    /// A natural that divides a and b.
    DIVISOR,
    /// The distance of a from 0.
    DISTANCE,
    /// At least 0, and at most a and b.
    COMMON_ONES,
    /// At least a and b, and at most a + b.
    ALL_ONES
}
