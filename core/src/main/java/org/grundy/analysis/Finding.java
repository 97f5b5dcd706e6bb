package org.grundy.analysis;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.evidence.Evidence;

/// What was found out about one component of a sum.
///
/// @param value its Grundy value, if the convention uses it and it is known
/// @param evidence how what is known of it is known; empty if nothing is
public record Finding(Optional<BigInteger> value, Optional<Evidence> evidence) {
    /// Nothing is known.
    public static final Finding NOTHING = new Finding(Optional.empty(), Optional.empty());

    /// A finding without a value.
    public static Finding of(Evidence evidence) {
        return new Finding(Optional.empty(), Optional.of(evidence));
    }
}
