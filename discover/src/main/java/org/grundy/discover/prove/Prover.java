package org.grundy.discover.prove;

import java.util.Optional;
import org.grundy.run.Run;

/// A way to prove claims, or to refute them.
public interface Prover {
    /// A proof of a claim or a counterexample, empty if this way leads to neither. Called inside [Run#attempt];
    /// a proof must hold for every position, not only for those that were computed.
    ///
    /// @param run charged for the work
    Optional<? extends ClaimVerdict> prove(FormClaim claim, Run run);
}
