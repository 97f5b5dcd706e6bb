package org.grundy.logic;

/// The signal that there is no formula for an expression, or for rules: it is not linear, not even in cases,
/// or not with numbers of 64 bits, or speaks of what formulas do not speak of. Carries no stack trace, for it is no
/// error.
public final class NotLinear extends RuntimeException {
    private static final long serialVersionUID = 1;

    public NotLinear() {
        super("no formula", null, false, false);
    }
}
