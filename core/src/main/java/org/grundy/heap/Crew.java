package org.grundy.heap;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// Some threads that share the items of one task after another, every item done once by whoever is free.
/// The thread that gives the tasks takes part, so a crew of one has no thread of its own.
///
/// Tasks take some ten microseconds here, too little for the queues and wake-ups of an executor: the others
/// look for work without sleeping for a while before they park. What was written before a task is seen by
/// its items, and what they wrote is seen when it is finished.
///
/// One thread gives the tasks. The others end at [#close()].
final class Crew implements AutoCloseable {
    private static final int SPINS = 1 << 14;
    private static final int SPINS_BEFORE_WAITING = 1 << 10;

    private static final long WAIT_NANOS = 2_000;

    /// A task and how many of its items were begun and done.
    private static final class Task {
        private final IntConsumer work;
        private final int items;
        private final AtomicInteger begun = new AtomicInteger();
        private final AtomicInteger done = new AtomicInteger();

        Task(IntConsumer work, int items) {
            this.work = work;
            this.items = items;
        }

        void help() {
            for (int item = begun.getAndIncrement(); item < items; item = begun.getAndIncrement()) {
                work.accept(item);
                done.incrementAndGet();
            }
        }
    }

    private static final Task NONE = new Task(item -> {}, 0);

    private final Thread[] others;
    private volatile Task task = NONE;
    private volatile boolean closed;
    private volatile @Nullable Throwable failure;

    /// A crew.
    ///
    /// @param threads at least 1, with the one that gives the tasks
    Crew(int threads) {
        others = new Thread[threads - 1];
        for (int i = 0; i < others.length; i++) {
            others[i] = Thread.ofPlatform().daemon().name("grundy-kernel-" + i).start(this::work);
        }
    }

    /// How many threads there are.
    int threads() {
        return others.length + 1;
    }

    /// Gives a task to the others. It must be finished before the next one is begun.
    void begin(int items, IntConsumer work) {
        task = new Task(work, items);
        for (Thread other : others) {
            LockSupport.unpark(other);
        }
    }

    /// Takes part in the task begun and returns when all its items are done.
    ///
    /// @throws IllegalStateException if an item failed in another thread
    void finish() {
        Task current = task;
        current.help();
        for (int spins = 0; current.done.get() < current.items && failure == null; spins++) {
            if (spins < SPINS_BEFORE_WAITING) {
                Thread.onSpinWait();
            } else {
                LockSupport.parkNanos(WAIT_NANOS);
            }
        }
        if (failure != null) {
            throw new IllegalStateException("a part of the computation failed", failure);
        }
    }

    /// Does a task together.
    void run(int items, IntConsumer work) {
        begin(items, work);
        finish();
    }

    private void work() {
        Task last = NONE;
        try {
            for (int spins = 0; !closed; spins++) {
                Task current = task;
                if (current != last) {
                    current.help();
                    last = current;
                    spins = 0;
                } else if (spins < SPINS) {
                    Thread.onSpinWait();
                } else {
                    LockSupport.park(this);
                }
            }
        } catch (RuntimeException | Error thrown) {
            failure = thrown;
        }
    }

    @Override
    public void close() {
        closed = true;
        for (Thread other : others) {
            LockSupport.unpark(other);
        }
    }
}
