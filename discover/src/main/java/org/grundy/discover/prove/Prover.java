package org.grundy.discover.prove;

import java.util.Optional;
import org.grundy.run.Run;

/// Proves or refutes claims.
public interface Prover {
    /// A proof of a claim or a counterexample, empty if undecided. Called inside [Run#attempt]; a proof
    /// must hold for every position, not only for those computed.
    ///
    /// @param run charged for the work
    Optional<? extends ClaimVerdict> prove(FormClaim claim, Run run);
}
