package org.grundy.cluster.run;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// Notices that a master does not answer, or that its cluster has no executor, for some time; and what Spark said of
/// it.
///
/// The times are waits for other machines and decide no result.
final class ExecutorWatch {
    /// So long nothing is said, and then so long again each time.
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /// When so many have died one after the other and none has begun to work, none will. Spark's master has the same
    /// number, but it does not count where an executor lives for a moment.
    private static final int MOST_DEATHS = 10;

    private final LongSupplier clock;
    private long since;
    private long told;
    private boolean answered;
    private int deaths;
    private @Nullable String words;

    /// @param clock in nanoseconds
    ExecutorWatch(LongSupplier clock) {
        this.clock = clock;
        this.since = clock.getAsLong();
        this.told = since;
    }

    /// The master has answered: from now on executors are waited for.
    synchronized void answered() {
        answered = true;
        begin(clock.getAsLong());
    }

    private void begin(long now) {
        since = now;
        told = now;
        deaths = 0;
        words = null;
    }

    /// Spark says that an executor has died.
    synchronized void died(String how) {
        deaths++;
        words = how;
    }

    /// Spark says that tasks wait, or a master is not reached.
    synchronized void waiting(String why) {
        if (deaths == 0) {
            words = why;
        }
    }

    /// Looks again.
    ///
    /// @param executors how many there are
    /// @return what is to be said now, if anything
    synchronized Optional<ExecutorAbsence> look(int executors) {
        long now = clock.getAsLong();
        if (executors > 0) {
            begin(now);
        }
        if (now - told < PATIENCE.toNanos()) {
            return Optional.empty();
        }
        told = now;
        return Optional.of(new ExecutorAbsence(
                Duration.ofNanos(now - since).toSeconds(),
                deaths,
                Optional.ofNullable(words),
                deaths >= MOST_DEATHS,
                answered));
    }
}
