package org.grundy.render.program.choice;

/// What a program is made of, where that is asked for.
public enum AskedTemplate {
    /// The closed form.
    FORM,
    /// The values from the rules.
    SG,
    /// A list of values.
    TABLE
}
