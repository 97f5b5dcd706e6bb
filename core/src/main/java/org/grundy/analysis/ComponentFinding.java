package org.grundy.analysis;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.evidence.Evidence;

/// What was found out about one component of a sum.
///
/// @param value its Grundy value, if the convention uses it and it is known
/// @param evidence how what is known of it is known; empty if nothing is
public record ComponentFinding(Optional<BigInteger> value, Optional<Evidence> evidence) {
    /// Nothing is known.
    public static final ComponentFinding NOTHING = new ComponentFinding(Optional.empty(), Optional.empty());

    /// A finding without a value.
    public static ComponentFinding of(Evidence evidence) {
        return new ComponentFinding(Optional.empty(), Optional.of(evidence));
    }
}
