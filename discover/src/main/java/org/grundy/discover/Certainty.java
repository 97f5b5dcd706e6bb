package org.grundy.discover;

import java.util.List;
import org.grundy.discover.prove.Proof;

/// How far a form is known to be right. Nothing but a proof makes it right for all positions.
public sealed interface Certainty {
    /// Right for every position, for each choice of parameters that was computed.
    ///
    /// @param proofs one or more; each covers some of the choices, and all of them together
    record Proved(List<Proof> proofs) implements Certainty {
        /// Copies the list.
        public Proved {
            proofs = List.copyOf(proofs);
        }
    }

    /// Right for all values that were computed, of which most were held out when the form was fitted; and these
    /// show much, by [FormSupport].
    record Checked() implements Certainty {}

    /// Right for all values computed, which show little.
    ///
    /// @param doubt why
    record Guess(FormDoubt doubt) implements Certainty {}
}
