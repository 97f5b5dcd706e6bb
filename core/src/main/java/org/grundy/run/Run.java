package org.grundy.run;

import java.time.Duration;
import java.util.function.Supplier;

/// The meter of one computation: it is charged for positions, options and memory, tells of progress and
/// ends the work when the budget is spent or somebody stops it.
///
/// A solver calls [#position()] for each position and [#option()] for each option it looks at. When a limit
/// is met these calls leave the solver by an unchecked signal that only [#attempt] sees, and the caller
/// gets [Solved.Undecided]. So a ruleset that would list 10^18 options is stopped inside its own loop
/// without knowing of budgets.
///
/// One run may serve several solvers in turn; what they spend adds up. [#stop()] may be called from any
/// thread, the rest by one thread at a time.
public final class Run {
    private static final int CLOCK_EVERY = 1 << 12;
    private static final long REPORT_NANOS = 100_000_000;

    private Budget budget;
    private final Progress.Listener listener;
    private final long started = System.nanoTime();
    private volatile boolean stopped;
    private long positions;
    private long memory;
    private long total = -1;
    private int untilClock = CLOCK_EVERY;
    private long reported = started;

    /// A run within a budget that tells nobody of its progress.
    public Run(Budget budget) {
        this(budget, progress -> {});
    }

    /// A run within a budget.
    ///
    /// @param listener told of progress about ten times a second
    public Run(Budget budget, Progress.Listener listener) {
        this.budget = budget;
        this.listener = listener;
    }

    /// A run without limits.
    public static Run unlimited() {
        return new Run(Budget.UNLIMITED);
    }

    /// Does a piece of work and says how it ended. Attempts may be nested: the innermost one is told.
    public <T> Solved<T> attempt(Supplier<T> work) {
        long held = memory;
        try {
            return new Solved.Done<>(work.get());
        } catch (Spent spent) {
            memory = held;
            return new Solved.Undecided<>(spent.limit, positions);
        }
    }

    /// Does a piece of work within a part of what is left of the budget, whose limits on positions and time
    /// count from now.
    public <T> Solved<T> attempt(Budget part, Supplier<T> work) {
        Budget whole = budget;
        long left = whole.positions() - positions;
        Duration until = Duration.ofNanos(System.nanoTime() - started).plus(part.time());
        budget = whole.withPositions(part.positions() < left ? positions + part.positions() : whole.positions())
                .withTime(until.compareTo(whole.time()) < 0 ? until : whole.time());
        try {
            return attempt(work);
        } finally {
            budget = whole;
        }
    }

    /// Charges one position.
    public void position() {
        positions(1);
    }

    /// Charges some positions at once.
    ///
    /// @param count at least 0
    public void positions(long count) {
        positions += count;
        if (positions > budget.positions()) {
            throw new Spent(Limit.POSITIONS);
        }
        option();
    }

    /// Charges one option: only time is checked, and that rarely.
    public void option() {
        if (--untilClock < 0) {
            untilClock = CLOCK_EVERY;
            clock();
        }
    }

    /// Charges some options at once.
    ///
    /// @param count at least 0; small against 2^31, for the clock is looked at only here
    public void options(int count) {
        untilClock -= count;
        if (untilClock < 0) {
            untilClock = CLOCK_EVERY;
            clock();
        }
    }

    /// Charges memory that is about to be taken and will be held to the end of the run.
    ///
    /// @param bytes an estimate, at least 0
    public void memory(long bytes) {
        memory += bytes;
        if (memory > budget.memory() || memory < 0) {
            throw new Spent(Limit.MEMORY);
        }
    }

    /// Looks at the clock now and tells of progress if it is time; for loops that charge in large pieces.
    public void clock() {
        if (stopped) {
            throw new Spent(Limit.STOPPED);
        }
        long now = System.nanoTime();
        if (now - started > budget.time().toNanos()) {
            untilClock = 0; // so that further attempts end at once
            throw new Spent(Limit.TIME);
        }
        if (now - reported > REPORT_NANOS) {
            reported = now;
            listener.report(new Progress(positions, total));
        }
    }

    /// Ends the innermost attempt because the method in use cannot answer.
    ///
    /// @param limit the reason given
    /// @return never; for use as `throw run.give(…)`
    public RuntimeException give(Limit limit) {
        throw new Spent(limit);
    }

    /// Says how many positions the work will take in all, for progress; -1 for unknown.
    public void expect(long totalPositions) {
        total = totalPositions;
    }

    /// Asks the computation to end soon; it ends as undecided.
    public void stop() {
        stopped = true;
    }

    /// How many positions were charged so far.
    public long spent() {
        return positions;
    }

    /// The limits in force: those of this run, or of the part of them within which an attempt is made.
    public Budget budget() {
        return budget;
    }

    /// The signal by which a solver is left; carries no stack trace, for it is no error.
    private static final class Spent extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final transient Limit limit;

        Spent(Limit limit) {
            super(limit.name(), null, false, false);
            this.limit = limit;
        }
    }
}
