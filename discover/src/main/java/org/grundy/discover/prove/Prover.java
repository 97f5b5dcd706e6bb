package org.grundy.discover.prove;

import java.util.Optional;
import org.grundy.run.Run;

/// A way to prove claims.
public interface Prover {
    /// A proof of a claim, empty if this way does not lead to one. Called inside [Run#attempt]; what it
    /// returns must hold for every position, not only for those that were computed.
    ///
    /// @param run charged for the work
    Optional<Proof> prove(Claim claim, Run run);
}
