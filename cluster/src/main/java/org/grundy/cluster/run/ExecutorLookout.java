package org.grundy.cluster.run;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.spark.SparkContext;
import org.jspecify.annotations.Nullable;

/// Looks each second whether a cluster has executors, tells its reader where it has none, and ends the work where none
/// can come.
final class ExecutorLookout implements AutoCloseable {
    private final ExecutorWatch watch;
    private final SparkContext spark;
    private final ClusterTerminal terminal;
    private final CountDownLatch closed = new CountDownLatch(1);
    private volatile @Nullable ExecutorAbsence last;

    private ExecutorLookout(ExecutorWatch watch, SparkContext spark, ClusterTerminal terminal) {
        this.watch = watch;
        this.spark = spark;
        this.terminal = terminal;
    }

    static ExecutorLookout of(ExecutorWatch watch, SparkContext spark, ClusterTerminal terminal) {
        ExecutorLookout lookout = new ExecutorLookout(watch, spark, terminal);
        Thread.ofPlatform().daemon().name("executors").start(lookout::run);
        return lookout;
    }

    private void run() {
        try {
            while (!closed.await(1, TimeUnit.SECONDS)) {
                if (last == null) {
                    // The driver counts as one.
                    watch.look(spark.statusTracker().getExecutorInfos().length - 1)
                            .ifPresent(this::tell);
                } else {
                    // Again, for another round may have begun just then.
                    spark.cancelAllJobs();
                }
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
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
