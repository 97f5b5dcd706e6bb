package org.grundy.web.http;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// A piece of work in a lane, for which one thread waits until it goes away.
///
/// @param <T> the result
final class Errand<T> implements Runnable {
    private static final System.Logger LOG = System.getLogger(Errand.class.getName());

    private final Lane lane;
    private final FutureTask<T> task;
    private volatile boolean begun;
    private volatile boolean left;

    Errand(Lane lane, Callable<T> work) {
        this.lane = lane;
        this.task = new FutureTask<>(work);
    }

    /// Does the work, if somebody still waits for it.
    @Override
    public void run() {
        lane.began();
        try {
            begun = true;
            if (left) {
                task.cancel(false);
            }
            task.run();
        } finally {
            lane.ended();
        }
    }

    /// Whether a thread works on it, or has.
    boolean begun() {
        return begun;
    }

    /// The result, waited for.
    ///
    /// @throws TimeoutException if it is not there in time
    T get(long millis) throws InterruptedException, ExecutionException, TimeoutException {
        return task.get(millis, TimeUnit.MILLISECONDS);
    }

    /// Says that nobody waits any more: work that has not begun is not done. Work that has begun must have been told to
    /// stop; if it goes on for longer than the lane's grace, its thread is replaced until it ends.
    void leave() {
        left = true;
        if (begun && !task.isDone()) {
            Thread.startVirtualThread(this::watch);
        }
    }

    private void watch() {
        if (!ends(lane.grace().toMillis())) {
            outlast();
        }
    }

    private void outlast() {
        boolean replaced = lane.replace();
        LOG.log(
                System.Logger.Level.WARNING,
                replaced
                        ? "a question goes on although it was stopped; another thread takes its place until it ends"
                        : "a question goes on although it was stopped, and too many do: its thread is not replaced");
        if (replaced) {
            ends(Long.MAX_VALUE);
            lane.restore();
        }
    }

    /// Whether it ends within some milliseconds, with a result or without, or nobody can wait for it any longer.
    private boolean ends(long millis) {
        try {
            get(millis);
        } catch (TimeoutException deaf) {
            return false;
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | CancellationException ended) {
            // Then its thread is free.
        }
        return true;
    }
}
