package org.grundy.run;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The meter of one computation: it is charged for positions, options and memory, tells of progress and
/// ends the work when the budget is spent or somebody stops it.
///
/// A solver calls [#position()] for each position and [#option()] for each option it looks at: each is a
/// step of work. When a limit is met they leave the solver by an unchecked signal that only [#attempt] sees,
/// and the caller gets [Solved.Undecided]. So a ruleset that would list 10^18 options is stopped inside its
/// own loop without knowing of budgets. A limit on work ends it at the same step on every machine.
///
/// One run may serve several solvers in turn; what they spend adds up. [#stop()] may be called from any
/// thread, the rest by one thread at a time: [#helpers()] are runs for further threads.
public final class Run {
    private static final int PIECE = 1000;
    /// How much longer than its budget's time a computation may take to give what it has found.
    private static final Duration GIVING = Duration.ofMillis(600);

    private Budget budget;
    private final Stopwatch watch;
    private final AtomicBoolean stopped;
    private final Memory memory;
    private long positions;
    private long promised;
    private final Steps steps;
    private final Reports reports;
    private long promisedWork;

    /// A run within a budget, without reports of its progress.
    public Run(Budget budget) {
        this(budget, progress -> {});
    }

    /// A run within a budget.
    ///
    /// @param listener called with the progress about ten times a second
    public Run(Budget budget, Progress.Listener listener) {
        this(budget, listener, System::nanoTime);
    }

    /// As [#Run(Budget, Progress.Listener)], with another clock.
    ///
    /// @param nanos the time in nanoseconds from some moment on, never falling
    public Run(Budget budget, Progress.Listener listener, LongSupplier nanos) {
        this(budget, listener, new Stopwatch(nanos), new AtomicBoolean(), new Memory());
    }

    private Run(Budget budget, Progress.Listener listener, Stopwatch watch, AtomicBoolean stopped, Memory memory) {
        this.budget = budget;
        this.watch = watch;
        this.stopped = stopped;
        this.memory = memory;
        this.steps = new Steps(watch.elapsed());
        this.reports = new Reports(listener, watch.elapsed());
    }

    /// A run without limits.
    public static Run unlimited() {
        return new Run(Budget.UNLIMITED);
    }

    /// A run for giving what this one has found: with six tenths of a second more time than this one had from its
    /// beginning, or took if that is longer; and no other limit. Whoever stops this run stops that one.
    public Run forResult() {
        return after(Budget.UNLIMITED);
    }

    /// As [#forResult()], for what is computed to give it: with the other limits of this run, which count anew.
    public Run forWorkOnResult() {
        return after(budget);
    }

    private Run after(Budget limits) {
        Duration taken = Duration.ofNanos(watch.elapsed());
        Duration end = taken.compareTo(budget.time()) > 0 ? taken : budget.time();
        return new Run(limits.withTime(end.plus(GIVING)), progress -> {}, watch.copy(), stopped, new Memory());
    }

    /// Runs for helpers on threads of their own, one less than the budget allows: with the same time and account of
    /// memory, and equal shares of the positions and work left; none if a share is below one; see [#join].
    public List<Run> helpers() {
        int threads = budget.threads();
        long share = (budget.positions() - positions) / threads;
        long shareOfWork = (budget.work() - work()) / threads;
        if (share < 1 || shareOfWork < 1) {
            return List.of();
        }
        promised = share * (threads - 1);
        promisedWork = shareOfWork * (threads - 1);
        steps.settle();
        Budget part = budget.withPositions(share).withWork(shareOfWork).withThreads(1);
        return IntStream.range(1, threads)
                .mapToObj(i -> new Run(part, progress -> {}, watch, new AtomicBoolean(), memory.ofHelper()))
                .toList();
    }

    /// Takes over what helpers have spent, whose threads have ended.
    public void join(List<Run> helpers) {
        promised = 0;
        promisedWork = 0;
        steps.settle();
        for (Run helper : helpers) { // one whose share was spent has charged what it did not do
            positions += Math.min(helper.positions, helper.budget.positions());
            steps.add(Math.min(helper.work(), helper.budget.work()));
        }
    }

    /// Does a piece of work and says how it ended. Attempts may be nested: a limit ends the innermost one.
    public <T> Solved<T> attempt(Supplier<T> work) {
        long held = memory.held();
        try {
            return new Solved.Done<>(work.get());
        } catch (LimitReached reached) {
            memory.fallBack(held);
            return new Solved.Undecided<>(reached.limit(), positions, work(), reached.needed());
        }
    }

    /// Does a piece of work within a smaller budget, whose limits count from now; what is left of its own holds, too.
    public <T> Solved<T> attempt(Budget smaller, Supplier<T> piece) {
        Budget whole = budget;
        budget = account().within(smaller);
        steps.atMost(workLeft()); // what is granted after that is within both budgets
        try {
            return attempt(piece);
        } finally {
            budget = whole;
        }
    }

    /// What a piece of work finds; empty if it finds nothing, or a limit ends it.
    public <T> Optional<T> find(Supplier<Optional<T>> work) {
        return attempt(work).toOptional().flatMap(found -> found);
    }

    /// The same within a smaller budget.
    public <T> Optional<T> find(Budget smaller, Supplier<Optional<T>> work) {
        return attempt(smaller, work).toOptional().flatMap(found -> found);
    }

    private Account account() {
        return new Account(budget, positions, work(), watch::elapsed);
    }

    /// Waits for somebody else, such as the reader of a stream; the time that it takes is not charged.
    public void pause(Runnable wait) {
        watch.without(wait);
    }

    /// Charges one position.
    public void position() {
        positions(1);
    }

    /// Charges some positions at once, each a step of work.
    ///
    /// @param count at least 0
    public void positions(long count) {
        positions += count;
        if (positions > budget.positions() - promised) {
            throw new LimitReached(Limit.POSITIONS);
        }
        options(count);
    }

    /// Charges one option, a step of work.
    public void option() {
        options(1);
    }

    /// Charges some options at once, or what takes about so long.
    ///
    /// @param count of steps, at least 0; the limits are looked at only here
    public void options(long count) {
        if (steps.charge(count)) {
            clock();
        }
    }

    /// Charges a piece of work that is not counted, about a tenth of a millisecond, and looks at the limits.
    public void piece() {
        options(PIECE);
    }

    /// Charges memory that is about to be taken, and is held until it is [released][#release] or the run ends.
    ///
    /// @param bytes an estimate, at least 0
    public void memory(long bytes) {
        memory.charge(bytes, budget.memory());
    }

    /// Gives back memory that was charged, to this run or to one before it, and is no longer held.
    ///
    /// @param bytes as they were charged
    public void release(long bytes) {
        memory.release(bytes);
    }

    /// Looks at the limits and the clock, and reports progress if it is time; for loops that charge much at once.
    public void clock() {
        steps.settle(); // so that further attempts end at once
        if (stopped.get()) {
            throw new LimitReached(Limit.STOPPED);
        }
        long left = workLeft();
        if (left < 0) {
            throw new LimitReached(Limit.WORK);
        }
        long now = watch.elapsed();
        if (now > budget.time().toNanos()) {
            throw new LimitReached(Limit.TIME);
        }
        steps.grant(now, left);
        reports.at(now, positions);
    }

    private long workLeft() {
        return budget.work() - promisedWork - steps.done();
    }

    /// Ends the innermost attempt because the method in use cannot answer.
    ///
    /// @param limit the reason given
    /// @return never; for `throw run.giveUp(…)`
    public RuntimeException giveUp(Limit limit) {
        throw new LimitReached(limit);
    }

    /// Ends the innermost attempt before it begins if it would visit more positions than the budget allows.
    ///
    /// @param total how many it would visit
    public void needs(long total) {
        if (total > budget.positions()) {
            throw new LimitReached(Limit.POSITIONS, total);
        }
    }

    /// Says how many positions the work will take in all, for progress; -1 for unknown.
    public void expect(long totalPositions) {
        reports.expect(totalPositions);
    }

    /// Sets the state of the board search, which progress reports include.
    ///
    /// @param standing null when it is over
    public void searching(Progress.@Nullable Search standing) {
        reports.searching(standing);
    }

    /// Asks the computation to end soon; it ends as undecided.
    public void stop() {
        stopped.set(true);
    }

    /// How many positions were charged so far.
    public long spent() {
        return positions;
    }

    /// How many steps of work were charged so far.
    public long work() {
        return steps.done();
    }

    /// What is left of the limits in force, for one of several pieces of work that are still to be done with runs of
    /// their own: an equal share of the work, and all of the time.
    ///
    /// @param pieces how many, at least 1
    public Budget share(int pieces) {
        return account().share(pieces);
    }

    /// A part of what is left of the positions and the work, to try one of several methods. It is counted where only
    /// time is limited, too: which method answers does not depend on the clock.
    ///
    /// @param pieces of how many equal ones, at least 1
    public Budget part(int pieces) {
        return account().part(pieces);
    }

    /// What is left but for a part that is kept for what follows. This alone divides the time that somebody gave.
    ///
    /// @param pieces of how many equal ones one is kept, at least 2
    public Budget allBut(int pieces) {
        return account().allBut(pieces);
    }

    /// The limits in force: those of this run, or of the smaller budget within which an attempt is made.
    public Budget budget() {
        return budget;
    }
}
