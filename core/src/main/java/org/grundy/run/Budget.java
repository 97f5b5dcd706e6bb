package org.grundy.run;

import java.time.Duration;

/// The limits within which a computation must end: positions, time and memory; and with how many threads. Immutable.
///
/// @param positions how many positions may be visited, at least 1
/// @param time how long it may take, above zero
/// @param memory how many bytes tables and memos may take, at least 1; an estimate is charged, not measured
/// @param threads how many threads may search, at least 1
public record Budget(long positions, Duration time, long memory, int threads) {
    /// No limit but the machine's.
    public static final Budget UNLIMITED = new Budget(Long.MAX_VALUE, Duration.ofDays(36_500), Long.MAX_VALUE);

    /// Checks the limits.
    ///
    /// @throws IllegalArgumentException if a limit is not positive
    public Budget {
        if (positions < 1 || memory < 1 || threads < 1 || !time.isPositive()) {
            throw new IllegalArgumentException("a budget's limits are positive: " + positions + ", " + time + ", "
                    + memory + ", " + threads + " threads");
        }
    }

    /// Limits for one thread.
    ///
    /// @throws IllegalArgumentException if a limit is not positive
    public Budget(long positions, Duration time, long memory) {
        this(positions, time, memory, 1);
    }

    /// Limits that suit a question asked by a person: a minute, half of the memory that the JVM may use,
    /// and so many positions (2·10^9) that a table of any size that fits is within them.
    public static Budget standard() {
        return new Budget(
                2_000_000_000,
                Duration.ofMinutes(1),
                Math.max(1, Runtime.getRuntime().maxMemory() / 2));
    }

    /// An equal part of a time. [Duration#dividedBy] does the same by decimal fractions, whose tables take a
    /// JVM that has just started a tenth of a second.
    ///
    /// @param parts how many, at least 1
    public static Duration part(Duration time, int parts) {
        return Duration.ofNanos(time.toNanos() / parts);
    }

    /// This budget with another limit on positions.
    ///
    /// @throws IllegalArgumentException if the limit is not positive
    public Budget withPositions(long limit) {
        return new Budget(limit, time, memory, threads);
    }

    /// This budget with another limit on time.
    ///
    /// @throws IllegalArgumentException if the limit is not positive
    public Budget withTime(Duration limit) {
        return new Budget(positions, limit, memory, threads);
    }

    /// This budget with another limit on memory, in bytes.
    ///
    /// @throws IllegalArgumentException if the limit is not positive
    public Budget withMemory(long limit) {
        return new Budget(positions, time, limit, threads);
    }

    /// This budget for another number of threads.
    ///
    /// @throws IllegalArgumentException if it is not positive
    public Budget withThreads(int count) {
        return new Budget(positions, time, memory, count);
    }
}
