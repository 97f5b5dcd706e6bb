package org.grundy.web.http;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/// The threads that work on questions, few and of the platform: a virtual thread that computes does not give way to
/// others. Each connection has a virtual thread of its own, which only waits.
public final class Workers implements AutoCloseable {
    private final Limits limits;
    private final ExecutorService threads;
    private final Semaphore places;
    private final Semaphore streams;
    private final AtomicInteger busy = new AtomicInteger();

    /// Threads for as many questions at once as the limits allow.
    public Workers(Limits limits) {
        this.limits = limits;
        this.threads = Executors.newFixedThreadPool(
                limits.atOnce(), Thread.ofPlatform().daemon().name("work-", 0).factory());
        this.places = new Semaphore(limits.atOnce() + limits.waiting());
        this.streams = new Semaphore(limits.streams());
    }

    Limits limits() {
        return limits;
    }

    /// The streams of events that may still be opened.
    Semaphore streams() {
        return streams;
    }

    /// How many pieces of work are being done now.
    public int busy() {
        return busy.get();
    }

    /// Begins a piece of work as soon as a thread is free.
    <T> Future<T> begin(Callable<T> work) {
        if (!places.tryAcquire()) {
            throw new Refused(ProblemKind.BUSY, "too many questions are waiting; ask again in a moment");
        }
        try {
            return threads.submit(() -> {
                busy.incrementAndGet();
                try {
                    return work.call();
                } finally {
                    busy.decrementAndGet();
                    places.release();
                }
            });
        } catch (RuntimeException closed) {
            places.release();
            throw closed;
        }
    }

    /// Stops the threads.
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
