package org.grundy.value;

import java.math.BigInteger;

/// The answer to the question which nim power of one nimber another one is.
public sealed interface NimLogarithm {
    /// It is this power.
    ///
    /// @param exponent the least one, at least 0
    /// @param order of the base: adding it to the exponent gives the next one
    record Exponent(BigInteger exponent, BigInteger order) implements NimLogarithm {}

    /// It is no power of the base.
    record None() implements NimLogarithm {}

    /// It is a power perhaps, but the exponent's remainder modulo this number would take too long to find.
    ///
    /// @param factor a factor of the order of the base
    record TooHard(BigInteger factor) implements NimLogarithm {}
}
