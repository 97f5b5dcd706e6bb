package org.grundy.discover;

import org.grundy.discover.form.Form;

/// A form that agrees with all values computed.
///
/// @param form the form
/// @param label how far it is known
/// @param fitted on how many values it was fitted
/// @param heldOut with how many further values it agrees
public record FoundForm(Form form, Certainty label, long fitted, long heldOut) {}
