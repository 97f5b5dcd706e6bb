package org.grundy.run;

/// Steps of work that are charged one after another: so many are granted at a time, and when these are done somebody
/// looks at the limits and the clock and grants more. How many follows from how long the last ones took.
final class Steps {
    /// The most that are granted; a look at the clock costs as much as a few of the cheapest steps.
    private static final int RAREST = 1 << 8;

    /// Target time between two looks at the clock: after a longer one fewer steps are granted.
    private static final long LOOK_NANOS = 1_000_000;

    private long done;
    private long granted = 1;
    private long left = granted;
    private int every = 1;
    private long looked;

    /// @param now in nanoseconds
    Steps(long now) {
        this.looked = now;
    }

    /// Charges some.
    ///
    /// @return whether more was charged than is granted
    boolean charge(long count) {
        left -= count;
        return left < 0;
    }

    /// How many were charged so far.
    long done() {
        return done + granted - left;
    }

    /// Adds some that were done elsewhere.
    void add(long more) {
        done += more;
    }

    /// Takes back what is granted and not charged, so that the next charge asks for more.
    void settle() {
        done = done();
        granted = 0;
        left = 0;
    }

    /// Leaves so many at most of those that are granted.
    void atMost(long most) {
        long fewer = Math.max(0, left - Math.max(0, most));
        granted -= fewer;
        left -= fewer;
    }

    /// Grants some more, when a look at the clock said the time and what was granted before is [settled][#settle].
    ///
    /// @param most of them
    void grant(long now, long most) {
        every = now - looked > LOOK_NANOS ? Math.max(1, every / 4) : Math.min(RAREST, 2 * every);
        looked = now;
        granted = Math.min(every, most);
        left = granted;
    }
}
