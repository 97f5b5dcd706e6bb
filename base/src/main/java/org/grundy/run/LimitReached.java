package org.grundy.run;

/// The signal that a limit was reached: it leaves the solver and ends the innermost [Run#attempt].
/// It carries no stack trace, for it is no error.
final class LimitReached extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Limit limit;
    private final long needed;

    /// For a limit where it is not known what would have been enough.
    LimitReached(Limit limit) {
        this(limit, 0);
    }

    /// @param needed what would have been enough; 0 if that is not known
    LimitReached(Limit limit, long needed) {
        super(limit.name(), null, false, false);
        this.limit = limit;
        this.needed = needed;
    }

    Limit limit() {
        return limit;
    }

    long needed() {
        return needed;
    }
}
