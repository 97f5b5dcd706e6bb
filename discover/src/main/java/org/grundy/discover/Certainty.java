package org.grundy.discover;

import java.util.List;
import org.grundy.discover.prove.Proof;

/// How far a form is known to be right. Only a proof makes it right for all positions.
public sealed interface Certainty {
    /// Right for every position, for each choice of parameters that was computed.
    ///
    /// @param proofs one or more; each covers some of the choices, and together they cover all
    record Proved(List<Proof> proofs) implements Certainty {
        public Proved {
            proofs = List.copyOf(proofs);
        }

        /// For which parameters it is right, besides those that were computed: inequalities such as `m >= 1`; empty
        /// if it is proved for the computed ones alone.
        public List<String> every() {
            return proofs.size() == 1 ? proofs.getFirst().every() : List.of();
        }
    }

    /// Right for every position with numbers up to a bound, and unknown beyond.
    ///
    /// @param digits the bound is 10 to this power
    /// @param proof of it
    record Bounded(int digits, Proof proof) implements Certainty {}

    /// Right for all computed values, of which most were held out when the form was fitted, with strong
    /// support by [FormSupport].
    record Checked() implements Certainty {}

    /// Right for all computed values, with weak support.
    ///
    /// @param doubt why
    record Guess(FormDoubt doubt) implements Certainty {}
}
