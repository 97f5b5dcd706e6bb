package org.grundy.discover.prove;

import java.util.List;
import java.util.Optional;

/// What was found of several claims together.
///
/// @param counterexample against one of them; empty if none was met
/// @param proofs of all of them, each once; none if one is not proved
public record Verdicts(Optional<Counterexample> counterexample, List<Proof> proofs) {
    /// Nothing is known.
    public static final Verdicts NONE = new Verdicts(Optional.empty(), List.of());

    /// One of the claims is wrong.
    public static Verdicts wrong(Counterexample counterexample) {
        return new Verdicts(Optional.of(counterexample), List.of());
    }

    /// Copies the list.
    public Verdicts {
        proofs = List.copyOf(proofs);
    }
}
