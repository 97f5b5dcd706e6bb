package org.grundy.web.http;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// Threads for questions of one kind, few and of the platform: a virtual thread that computes does not give way to
/// others. A thread that goes on although nobody waits for it any more gets another beside it until it ends, so that
/// code which heeds no limit holds up nobody else; up to as many as the lane has of its own.
final class Lane implements AutoCloseable {
    private final int atOnce;
    private final Duration grace;
    private final ThreadPoolExecutor threads;
    private final Semaphore places;
    private final AtomicInteger busy = new AtomicInteger();
    private int replaced;

    /// A lane without threads, which are made when they are needed.
    ///
    /// @param atOnce how many pieces of work are done at once
    /// @param waiting how many more may wait for their turn
    /// @param grace how long a thread may go on after the last who waited for it has gone
    Lane(String name, int atOnce, int waiting, Duration grace) {
        this.atOnce = atOnce;
        this.grace = grace;
        this.threads = new ThreadPoolExecutor(
                atOnce,
                atOnce,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().daemon().name(name + "-", 0).factory());
        this.places = new Semaphore(atOnce + waiting);
    }

    /// How long a thread may go on after the last who waited for it has gone.
    Duration grace() {
        return grace;
    }

    /// How many pieces of work are being done now, those among them that nobody waits for any more.
    int busy() {
        return busy.get();
    }

    /// How many threads go on although nobody waits for them, and have another beside them.
    synchronized int replaced() {
        return replaced;
    }

    /// Begins a piece of work as soon as a thread is free.
    ///
    /// @throws Refused if too many are waiting
    <T> Errand<T> begin(Callable<T> work) {
        if (!places.tryAcquire()) {
            throw new Refused(ProblemKind.BUSY, "too many questions are waiting; ask again in a moment");
        }
        Errand<T> errand = new Errand<>(this, work);
        try {
            threads.execute(errand);
        } catch (RuntimeException closed) {
            places.release();
            throw closed;
        }
        return errand;
    }

    void began() {
        busy.incrementAndGet();
    }

    void ended() {
        busy.decrementAndGet();
        places.release();
    }

    /// One more thread, in place of one that does not end.
    ///
    /// @return whether there is one: no more are replaced than there are
    synchronized boolean replace() {
        if (replaced == atOnce) {
            return false;
        }
        replaced++;
        threads.setMaximumPoolSize(atOnce + replaced);
        threads.setCorePoolSize(atOnce + replaced);
        return true;
    }

    /// One thread less, for one that was replaced has ended.
    synchronized void restore() {
        replaced--;
        threads.setCorePoolSize(atOnce + replaced);
        threads.setMaximumPoolSize(atOnce + replaced);
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
