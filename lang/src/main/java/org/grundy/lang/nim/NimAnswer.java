package org.grundy.lang.nim;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.value.NimLogarithm;

/// The answer to a question of nim arithmetic.
public sealed interface NimAnswer {
    /// What was asked.
    NimQuestion asked();

    /// A nimber.
    ///
    /// @param value at least 0
    record Nimber(NimQuestion asked, BigInteger value) implements NimAnswer {}

    /// The order of a nimber.
    ///
    /// @param of the nimber
    /// @param order empty if it depends on unknown factorisations
    record Order(NimQuestion asked, BigInteger of, Optional<BigInteger> order) implements NimAnswer {}

    /// The degree of a nimber.
    ///
    /// @param of the nimber
    record Degree(NimQuestion asked, BigInteger of, int degree) implements NimAnswer {}

    /// A nim logarithm.
    ///
    /// @param of the nimber in question
    /// @param base the nimber whose powers are meant
    record Logarithm(NimQuestion asked, BigInteger of, BigInteger base, NimLogarithm result) implements NimAnswer {}
}
