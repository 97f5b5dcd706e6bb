package org.grundy.discover;

import java.math.BigInteger;
import org.grundy.discover.form.Form;
import org.grundy.discover.prove.Proof;

/// A form that agrees with all computed values.
///
/// @param form the form
/// @param certainty how far the form is known to be right
/// @param fitted the number of values on which it was fitted
/// @param heldOut the number of further values with which it agrees
public record FoundForm(Form form, Certainty certainty, long fitted, long heldOut) {
    /// Whether the form is right for every position with numbers up to a bound.
    public boolean isProved(BigInteger to) {
        return isProved()
                || (certainty instanceof Certainty.Bounded(int digits, Proof proof)
                        && to.compareTo(BigInteger.TEN.pow(digits)) <= 0);
    }

    /// Whether the form is right for every position.
    public boolean isProved() {
        return certainty instanceof Certainty.Proved;
    }
}
