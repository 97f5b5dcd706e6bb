package org.grundy.value;

import java.math.BigInteger;

/// The genus of a position of a tame game: its Grundy value and whether it is *fickle* or *firm*.
///
/// A fickle ("swap") position has normal and misère Grundy values (0,1) or (1,0); a firm one has (k,k). A
/// sum of tame positions has misère Grundy value X⊕1 if every component is fickle and X otherwise, where X
/// is the nim sum of the Grundy values.
///
/// Source: Berlekamp, Conway, Guy, *Winning Ways* (2001), vol. 2, ch. 13.
///
/// @param value the Grundy value in normal play, at least 0
/// @param fickle whether the misère Grundy value is `1 - value`; only values 0 and 1 can be fickle
public record Tame(BigInteger value, boolean fickle) {
    /// Checks the fields.
    ///
    /// @throws IllegalArgumentException if the value is negative, or fickle and above 1
    public Tame {
        if (value.signum() < 0 || (fickle && value.bitLength() > 1)) {
            throw new IllegalArgumentException("no tame genus has value " + value + " and fickle " + fickle);
        }
    }

    /// The genus of the empty sum: a terminal position.
    public static final Tame ZERO = new Tame(BigInteger.ZERO, true);

    /// The genus of a heap of Nim: the heaps 0 and 1 are fickle, larger ones firm.
    ///
    /// @param size its Grundy value
    public static Tame ofHeap(BigInteger size) {
        return new Tame(size, size.bitLength() <= 1);
    }

    /// The genus of the disjunctive sum of this position and another one of a tame game.
    public Tame plus(Tame other) {
        return new Tame(value.xor(other.value), fickle && other.fickle);
    }

    /// The misère Grundy value.
    public BigInteger misere() {
        return fickle ? value.flipBit(0) : value;
    }
}
