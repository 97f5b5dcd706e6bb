package org.grundy.render.file;

import java.math.BigInteger;
import org.grundy.misere.sequence.MisereSequence;

/// Some of the misère values of heaps, all of them reached.
///
/// @param from the first heap
/// @param count how many
public record MisereTerms(MisereSequence sequence, BigInteger from, int count) {
    /// A heap by its place.
    ///
    /// @param place 0..count−1
    public BigInteger heap(int place) {
        return from.add(BigInteger.valueOf(place));
    }
}
