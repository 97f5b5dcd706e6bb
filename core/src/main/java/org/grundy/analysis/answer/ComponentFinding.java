package org.grundy.analysis.answer;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.Evidence;
import org.grundy.game.Sum;

/// What was found out about one component of a sum.
///
/// @param value its Grundy value, if the convention uses it and it is known
/// @param evidence how what is known of it is known; empty if nothing is
/// @param excluded Grundy values that it is proved not to have, ascending; empty where the value is known
public record ComponentFinding(Optional<BigInteger> value, Optional<Evidence> evidence, List<Integer> excluded) {
    /// Nothing is known.
    public static final ComponentFinding NOTHING = new ComponentFinding(Optional.empty(), Optional.empty());

    /// Copies the list.
    public ComponentFinding {
        excluded = List.copyOf(excluded);
    }

    /// A finding that excludes nothing.
    public ComponentFinding(Optional<BigInteger> value, Optional<Evidence> evidence) {
        this(value, evidence, List.of());
    }

    /// This finding for each component of a sum.
    public List<ComponentFinding> ofEach(Sum sum) {
        return Collections.nCopies(sum.components().size(), this);
    }

    /// A finding without a value.
    public static ComponentFinding of(Evidence evidence) {
        return new ComponentFinding(Optional.empty(), Optional.of(evidence));
    }
}
