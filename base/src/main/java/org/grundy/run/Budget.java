package org.grundy.run;

import java.time.Duration;

/// The limits within which a computation must end: positions, work, time and memory; and with how many threads.
/// Immutable.
///
/// Work is counted in steps: a position or an option that is looked at is one, or as many as it takes about so long.
/// So what a computation finds within its work is the same on every machine, however busy. Only who gives a time has
/// a clock end it.
///
/// @param positions how many positions may be visited, at least 1
/// @param work how many steps may be charged, at least 1
/// @param plan of how many steps each of several ways to answer gets a part where work is not limited, at least 1
/// @param time how long it may take, above zero
/// @param memory how many bytes tables and memos may take, at least 1; an estimate is charged, not measured
/// @param threads how many threads may search, at least 1
public record Budget(long positions, long work, long plan, Duration time, long memory, int threads) {
    /// No limit but the machine's.
    public static final Budget UNLIMITED =
            new Budget(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, Duration.ofDays(36_500), Long.MAX_VALUE, 1);

    /// About so many steps a search makes in a second on an ordinary machine.
    private static final long STEPS_A_SECOND = 10_000_000;

    /// A minute.
    private static final long STANDARD = 60 * STEPS_A_SECOND;

    /// Checks the limits.
    ///
    /// @throws IllegalArgumentException if a limit is not positive
    public Budget {
        if (positions < 1 || work < 1 || plan < 1 || memory < 1 || threads < 1 || !time.isPositive()) {
            throw new IllegalArgumentException("a budget's limits are positive: " + positions + ", " + work + ", "
                    + plan + ", " + time + ", " + memory + ", " + threads + " threads");
        }
    }

    /// Limits for one thread, its work not limited.
    ///
    /// @throws IllegalArgumentException if a limit is not positive
    public Budget(long positions, Duration time, long memory) {
        this(positions, Long.MAX_VALUE, Long.MAX_VALUE, time, memory, 1);
    }

    /// Limits that suit a question asked by a person: about a minute's work, half of the memory that the JVM may use,
    /// and so many positions (2·10^9) that a table of any size that fits is within them.
    public static Budget standard() {
        return UNLIMITED
                .withPositions(2_000_000_000)
                .withWork(STANDARD)
                .withMemory(Math.max(1, Runtime.getRuntime().maxMemory() / 2));
    }

    /// This budget with a time that somebody gave: that is the whole of it, so work is not limited, and the ways to
    /// answer get parts of what is about as much work.
    ///
    /// @throws IllegalArgumentException if the limit is not positive
    public Budget timed(Duration limit) {
        long worth = (long) (limit.toNanos() / 1e9 * STEPS_A_SECOND);
        return new Budget(positions, Long.MAX_VALUE, Math.max(1, worth), limit, memory, threads);
    }

    /// Whether time alone is to be divided among several ways to answer: somebody gave one, and work is not limited.
    boolean isTimed() {
        return work == Long.MAX_VALUE && time.compareTo(UNLIMITED.time) < 0;
    }

    /// This budget with another limit on positions.
    ///
    /// @throws IllegalArgumentException if the limit is not positive
    public Budget withPositions(long limit) {
        return new Budget(limit, work, plan, time, memory, threads);
    }

    /// This budget with another limit on work, in steps, which is divided among several ways to answer, too.
    ///
    /// @throws IllegalArgumentException if the limit is not positive
    public Budget withWork(long limit) {
        return new Budget(positions, limit, limit, time, memory, threads);
    }

    /// This budget with a limit on work, in steps, unless it has a smaller one.
    ///
    /// @throws IllegalArgumentException if the limit is not positive
    public Budget withWorkAtMost(long limit) {
        return withWork(Math.min(work, limit));
    }

    /// This budget with so many steps to be divided, which are also the limit on work if it has one.
    Budget withPlan(long steps) {
        return new Budget(positions, work < Long.MAX_VALUE ? steps : work, steps, time, memory, threads);
    }

    /// This budget with another limit on time.
    ///
    /// @throws IllegalArgumentException if the limit is not positive
    public Budget withTime(Duration limit) {
        return new Budget(positions, work, plan, limit, memory, threads);
    }

    /// This budget with another limit on memory, in bytes.
    ///
    /// @throws IllegalArgumentException if the limit is not positive
    public Budget withMemory(long limit) {
        return new Budget(positions, work, plan, time, limit, threads);
    }

    /// This budget for another number of threads.
    ///
    /// @throws IllegalArgumentException if it is not positive
    public Budget withThreads(int count) {
        return new Budget(positions, work, plan, time, memory, count);
    }
}
