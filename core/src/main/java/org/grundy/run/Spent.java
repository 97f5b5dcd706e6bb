package org.grundy.run;

/// The signal by which a solver is left and the innermost [Run#attempt] ends: a limit was reached.
/// It carries no stack trace, for it is no error.
final class Spent extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Limit limit;
    private final long needed;

    /// A limit was reached; it is not known what would have been enough.
    Spent(Limit limit) {
        this(limit, 0);
    }

    /// @param needed what would have been enough; 0 if that is not known
    Spent(Limit limit, long needed) {
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
