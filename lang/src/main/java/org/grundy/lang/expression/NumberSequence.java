package org.grundy.lang.expression;

/// Named sets of numbers up to a bound, in ascending order.
public enum NumberSequence {
    /// The primes up to n.
    PRIMES,
    /// 1 and the powers of primes up to n.
    PRIME_POWERS,
    /// The powers of c up to n, with 1.
    POWERS,
    /// The divisors of n.
    DIVISORS
}
