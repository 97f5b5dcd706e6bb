package org.grundy.discover;

import org.grundy.discover.form.Form;

/// A form that agrees with all computed values.
///
/// @param form the form
/// @param certainty how far the form is known to be right
/// @param fitted the number of values on which it was fitted
/// @param heldOut the number of further values with which it agrees
public record FoundForm(Form form, Certainty certainty, long fitted, long heldOut) {
    /// Whether the form is right for every position.
    public boolean isProved() {
        return certainty instanceof Certainty.Proved;
    }
}
