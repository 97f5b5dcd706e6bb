package org.grundy.render.program.sample;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.analysis.answer.Analysis;
import org.grundy.value.Outcome;

/// What is known of a case.
///
/// @param outcome empty if it was not found
/// @param value the Grundy value; empty if it was not found, or there is none
record KnownCase(Optional<Outcome> outcome, Optional<BigInteger> value) {
    static KnownCase of(Analysis analysis) {
        return new KnownCase(analysis.outcome(), analysis.value());
    }

    /// A sum in normal play, by its value.
    static KnownCase of(BigInteger value) {
        return new KnownCase(Optional.of(value.signum() == 0 ? Outcome.P : Outcome.N), Optional.of(value));
    }
}
