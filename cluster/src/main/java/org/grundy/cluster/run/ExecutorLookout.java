package org.grundy.cluster.run;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.spark.SparkContext;
import org.jspecify.annotations.Nullable;

/// Looks each second whether a master answers and its cluster has executors, tells its reader where not, and ends the
/// work where no executor can come.
final class ExecutorLookout implements AutoCloseable {
    private final ExecutorWatch watch;
    private final ClusterTerminal terminal;
    private final CountDownLatch closed = new CountDownLatch(1);
    private volatile @Nullable SparkContext spark;
    private volatile @Nullable ExecutorAbsence last;

    private ExecutorLookout(ExecutorWatch watch, ClusterTerminal terminal) {
        this.watch = watch;
        this.terminal = terminal;
    }

    /// Begins before there is a connection.
    static ExecutorLookout of(ExecutorWatch watch, ClusterTerminal terminal) {
        ExecutorLookout lookout = new ExecutorLookout(watch, terminal);
        Thread.ofPlatform().daemon().name("executors").start(lookout::run);
        return lookout;
    }

    /// The master has answered.
    void connected(SparkContext context) {
        watch.answered();
        spark = context;
    }

    private void run() {
        try {
            while (!closed.await(1, TimeUnit.SECONDS)) {
                look(spark);
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private void look(@Nullable SparkContext context) {
        if (context == null) {
            watch.look(0).ifPresent(this::tell);
        } else if (last == null) {
            // The driver counts as one.
            watch.look(context.statusTracker().getExecutorInfos().length - 1).ifPresent(this::tell);
        } else {
            // Again, for another round may have begun just then.
            context.cancelAllJobs();
        }
    }

    private void tell(ExecutorAbsence absence) {
        if (absence.hopeless()) {
            last = absence;
        } else {
            terminal.note(
                    "grundy: " + absence.text().en(),
                    "grundy: " + absence.text().zh());
        }
    }

    /// Why the work was ended, if it was.
    Optional<ExecutorAbsence> hopeless() {
        return Optional.ofNullable(last);
    }

    @Override
    public void close() {
        closed.countDown();
    }
}
