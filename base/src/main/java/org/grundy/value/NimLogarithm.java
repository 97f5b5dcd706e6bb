package org.grundy.value;

import java.math.BigInteger;

/// The discrete logarithm of a nimber, or why there is none.
public sealed interface NimLogarithm {
    /// It is this power.
    ///
    /// @param exponent the least one, at least 0
    /// @param order of the base: adding it to the exponent gives the next one
    record Exponent(BigInteger exponent, BigInteger order) implements NimLogarithm {}

    /// The nimber is not a power of the base.
    record None() implements NimLogarithm {}

    /// It may be a power, but the exponent modulo this number would take too long to compute.
    ///
    /// @param factor a factor of the order of the base
    record TooHard(BigInteger factor) implements NimLogarithm {}
}
