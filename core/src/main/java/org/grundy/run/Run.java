package org.grundy.run;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The meter of one computation: it is charged for positions, options and memory, tells of progress and
/// ends the work when the budget is spent or somebody stops it.
///
/// A solver calls [#position()] for each position and [#option()] for each option it looks at. When a limit
/// is met these calls leave the solver by an unchecked signal that only [#attempt] sees, and the caller
/// gets [Solved.Undecided]. So a ruleset that would list 10^18 options is stopped inside its own loop
/// without knowing of budgets.
///
/// How often these calls look at the clock follows from how long they take: work on an option may be a
/// nanosecond, or a millisecond where positions are large.
///
/// One run may serve several solvers in turn; what they spend adds up. [#stop()] may be called from any
/// thread, the rest by one thread at a time: [#helpers()] are runs for further threads.
public final class Run {
    /// Charges between two looks at the clock, at most; a look costs as much as a few of the cheapest charges.
    private static final int RAREST = 1 << 8;

    /// Target time between two looks at the clock: after a longer one fewer charges are made before the next.
    private static final long LOOK_NANOS = 1_000_000;

    private static final long REPORT_NANOS = 100_000_000;

    /// How much longer than its budget's time a computation may take to give what it has found.
    private static final Duration GIVING = Duration.ofMillis(600);

    private Budget budget;
    private final Progress.Listener listener;
    private final LongSupplier nanos;
    private final AtomicBoolean stopped;
    private final AtomicLong memory;
    private final boolean helps;
    private long started;
    private long positions;
    private long promised;
    private long total = -1;
    private Progress.@Nullable Search search;
    private int every = 1;
    private long untilClock = every;
    private long looked;
    private long reported;

    /// A run within a budget that tells nobody of its progress.
    public Run(Budget budget) {
        this(budget, progress -> {});
    }

    /// A run within a budget.
    ///
    /// @param listener told of progress about ten times a second
    public Run(Budget budget, Progress.Listener listener) {
        this(budget, listener, System::nanoTime);
    }

    /// A run within a budget whose time another clock tells.
    ///
    /// @param listener told of progress about ten times a second
    /// @param nanos the time in nanoseconds from some moment on, never falling
    public Run(Budget budget, Progress.Listener listener, LongSupplier nanos) {
        this(budget, listener, nanos, nanos.getAsLong(), new AtomicBoolean());
    }

    private Run(Budget budget, Progress.Listener listener, LongSupplier nanos, long started, AtomicBoolean stopped) {
        this.memory = new AtomicLong();
        this.helps = false;
        this.budget = budget;
        this.listener = listener;
        this.nanos = nanos;
        this.started = started;
        this.stopped = stopped;
        this.looked = started;
        this.reported = started;
    }

    /// The run of a helper of another one.
    private Run(Run helped, long positions) {
        this.memory = helped.memory;
        this.helps = true;
        this.budget = helped.budget.withPositions(positions).withThreads(1);
        this.listener = progress -> {};
        this.nanos = helped.nanos;
        this.started = helped.started;
        this.stopped = new AtomicBoolean();
        this.looked = helped.looked;
        this.reported = helped.reported;
    }

    /// A run without limits.
    public static Run unlimited() {
        return new Run(Budget.UNLIMITED);
    }

    /// A run for giving what this one has found: with six tenths of a second more time than this one had from its
    /// beginning, or than it took if that is longer, so that a result is shown that was computed to the end of the
    /// time; and no other limit. Whoever stops this run stops that one.
    public Run forResult() {
        Duration taken = Duration.ofNanos(nanos.getAsLong() - started);
        Duration end = taken.compareTo(budget.time()) > 0 ? taken : budget.time();
        return new Run(Budget.UNLIMITED.withTime(end.plus(GIVING)), progress -> {}, nanos, started, stopped);
    }

    /// Runs for helpers on threads of their own, one less than the budget allows threads. They have the
    /// same time, all use one account of memory, and each has an equal share of the positions left; there
    /// are none where that is less than one position. To be given back to [#join].
    public List<Run> helpers() {
        int threads = budget.threads();
        long share = (budget.positions() - positions) / threads;
        if (share < 1) {
            return List.of();
        }
        promised = share * (threads - 1);
        return IntStream.range(1, threads).mapToObj(i -> new Run(this, share)).toList();
    }

    /// Takes over what helpers have spent, whose threads have ended.
    public void join(List<Run> helpers) {
        promised = 0;
        // A helper whose share was spent has charged one position that it did not visit.
        helpers.forEach(helper -> positions += Math.min(helper.positions, helper.budget.positions()));
    }

    /// Does a piece of work and says how it ended. Attempts may be nested: the innermost one is told.
    public <T> Solved<T> attempt(Supplier<T> work) {
        long held = memory.get();
        try {
            return new Solved.Done<>(work.get());
        } catch (Spent spent) {
            if (!helps) {
                memory.set(held);
            }
            return new Solved.Undecided<>(spent.limit(), positions, spent.needed());
        }
    }

    /// Does a piece of work within a smaller budget, whose limits on positions and time count from now. What
    /// is left of this run's own budget holds as well.
    public <T> Solved<T> attempt(Budget smaller, Supplier<T> work) {
        Budget whole = budget;
        long left = whole.positions() - positions;
        Duration until = Duration.ofNanos(nanos.getAsLong() - started).plus(smaller.time());
        budget = whole.withPositions(smaller.positions() < left ? positions + smaller.positions() : whole.positions())
                .withTime(until.compareTo(whole.time()) < 0 ? until : whole.time());
        try {
            return attempt(work);
        } finally {
            budget = whole;
        }
    }

    /// Waits for somebody else, such as the reader of a stream; the time that it takes is not charged.
    public void pause(Runnable wait) {
        long from = nanos.getAsLong();
        try {
            wait.run();
        } finally {
            long taken = nanos.getAsLong() - from;
            started += taken;
            looked += taken;
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
        if (positions > budget.positions() - promised) {
            throw new Spent(Limit.POSITIONS);
        }
        option();
    }

    /// Charges one option: only time is checked, and that rarely.
    public void option() {
        options(1);
    }

    /// Charges some options at once.
    ///
    /// @param count at least 0; the clock is looked at only here
    public void options(long count) {
        untilClock -= count;
        if (untilClock < 0) {
            clock();
        }
    }

    /// Charges memory that is about to be taken, and is held until it is [released][#release] or the run ends.
    ///
    /// @param bytes an estimate, at least 0
    public void memory(long bytes) {
        long held = memory.addAndGet(bytes);
        if (held > budget.memory() || held < 0) {
            throw new Spent(Limit.MEMORY);
        }
    }

    /// Gives back memory that was charged, to this run or to one before it, and is no longer held.
    ///
    /// @param bytes as they were charged
    public void release(long bytes) {
        memory.updateAndGet(held -> Math.max(0, held - bytes));
    }

    /// Looks at the clock now and tells of progress if it is time; for loops that charge in large pieces.
    public void clock() {
        if (stopped.get()) {
            throw new Spent(Limit.STOPPED);
        }
        long now = nanos.getAsLong();
        if (now - started > budget.time().toNanos()) {
            untilClock = 0; // so that further attempts end at once
            throw new Spent(Limit.TIME);
        }
        every = now - looked > LOOK_NANOS ? Math.max(1, every / 4) : Math.min(RAREST, 2 * every);
        looked = now;
        untilClock = every;
        if (now - reported > REPORT_NANOS) {
            reported = now;
            listener.report(new Progress(positions, total, Optional.ofNullable(search)));
        }
    }

    /// Ends the innermost attempt because the method in use cannot answer.
    ///
    /// @param limit the reason given
    /// @return never; for use as `throw run.giveUp(…)`
    public RuntimeException giveUp(Limit limit) {
        throw new Spent(limit);
    }

    /// Ends the innermost attempt before it begins if it would visit more positions than the budget allows.
    ///
    /// @param total how many it would visit
    public void needs(long total) {
        if (total > budget.positions()) {
            throw new Spent(Limit.POSITIONS, total);
        }
    }

    /// Says how many positions the work will take in all, for progress; -1 for unknown.
    public void expect(long totalPositions) {
        total = totalPositions;
    }

    /// Says how the search of a board stands, for progress.
    ///
    /// @param standing null when it is over
    public void searching(Progress.@Nullable Search standing) {
        search = standing;
    }

    /// Asks the computation to end soon; it ends as undecided.
    public void stop() {
        stopped.set(true);
    }

    /// How many positions were charged so far.
    public long spent() {
        return positions;
    }

    /// How much of the time in force is left, not below zero.
    public Duration timeLeft() {
        Duration left = budget.time().minusNanos(nanos.getAsLong() - started);
        return left.isNegative() ? Duration.ZERO : left;
    }

    /// The limits in force, with an equal share of the time that is left, for one of several pieces of work that are
    /// still to be done with runs of their own.
    ///
    /// @param pieces how many, at least 1
    public Budget share(int pieces) {
        return budget.withTime(Budget.part(timeLeft(), pieces).plusNanos(1));
    }

    /// The limits in force: those of this run, or of the smaller budget within which an attempt is made.
    public Budget budget() {
        return budget;
    }
}
