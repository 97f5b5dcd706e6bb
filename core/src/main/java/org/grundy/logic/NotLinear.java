package org.grundy.logic;

/// The signal that an expression is not linear, not even in cases, or not with numbers of 64 bits; carries no
/// stack trace, for it is no error.
public final class NotLinear extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Reason reason;

    /// The signal for a reason.
    public NotLinear(Reason reason) {
        super(reason.name(), null, false, false);
        this.reason = reason;
    }

    /// Why it is not.
    public Reason reason() {
        return reason;
    }

    /// Why an expression is not linear.
    public enum Reason {
        /// It has a product of variables, for example.
        NONLINEAR,
        /// There are too many cases.
        TOO_MANY_CASES,
        /// A coefficient or a constant overflows 64 bits.
        TOO_LARGE
    }
}
