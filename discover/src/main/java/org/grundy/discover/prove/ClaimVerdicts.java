package org.grundy.discover.prove;

import java.util.List;
import java.util.Optional;

/// The combined verdicts on several claims.
///
/// @param counterexample against one of them; empty if none was met
/// @param proofs of all claims, each once; none if one is not proved
public record ClaimVerdicts(Optional<Counterexample> counterexample, List<Proof> proofs) {
    /// Undecided.
    public static final ClaimVerdicts NONE = new ClaimVerdicts(Optional.empty(), List.of());

    /// One of the claims is wrong.
    public static ClaimVerdicts wrong(Counterexample counterexample) {
        return new ClaimVerdicts(Optional.of(counterexample), List.of());
    }

    /// One proof covers all claims.
    public static ClaimVerdicts proved(Proof proof) {
        return new ClaimVerdicts(Optional.empty(), List.of(proof));
    }

    public ClaimVerdicts {
        proofs = List.copyOf(proofs);
    }
}
