package org.grundy.heap.kernel;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
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
public final class WorkerTeam implements AutoCloseable {
    /// So long a thread looks for what it waits for before it sleeps. To wake one up takes some tenths of a
    /// millisecond, longer than a task.
    private static final long LOOK_NANOS = 1_000_000;

    private static final int LOOKS = 256;

    /// After so many tasks it is seen whether the others were of use.
    private static final int WINDOW = 16;

    /// For so long the one who gives the tasks works alone where they were not, for the processors are
    /// busy; twice as long each time.
    private static final long SHORTEST_PAUSE = 4_000_000;

    private static final long LONGEST_PAUSE = 1_000_000_000;

    private static final long SLEEP_NANOS = 50_000;

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
    private Task given = NONE;
    private long aloneUntil = System.nanoTime();
    private long pause = SHORTEST_PAUSE;
    private int shared;
    private long worked;
    private long waited;
    private volatile boolean closed;
    private volatile @Nullable Throwable failure;

    /// A crew.
    ///
    /// @param threads at least 1, with the one that gives the tasks
    public WorkerTeam(int threads) {
        others = new Thread[threads - 1];
        for (int i = 0; i < others.length; i++) {
            others[i] = Thread.ofPlatform().daemon().name("grundy-kernel-" + i).start(this::work);
        }
    }

    /// How many threads there are.
    public int threads() {
        return others.length + 1;
    }

    /// Gives a task to the others. It must be finished before the next one is begun.
    public void begin(int items, IntConsumer work) {
        given = new Task(work, items);
        if (System.nanoTime() - aloneUntil < 0) {
            return;
        }
        task = given;
        for (Thread other : others) {
            LockSupport.unpark(other);
        }
    }

    /// Takes part in the task begun and returns when all its items are done.
    ///
    /// @throws IllegalStateException if an item failed in another thread
    public void finish() {
        Task current = given;
        long begun = System.nanoTime();
        current.help();
        long done = System.nanoTime();
        BooleanSupplier ready = () -> current.done.get() >= current.items || failure != null;
        while (!soon(ready)) {
            LockSupport.parkNanos(SLEEP_NANOS);
        }
        if (failure != null) {
            throw new IllegalStateException("a part of the computation failed", failure);
        }
        if (current == task) {
            weigh(done - begun, System.nanoTime() - done);
        }
    }

    /// Works alone for a while where waiting for others took long: they get no processor.
    private void weigh(long working, long waiting) {
        worked += working;
        waited += waiting;
        shared++;
        if (shared == WINDOW || waiting > LOOK_NANOS) {
            boolean busy = waited > worked / 2;
            if (busy) {
                aloneUntil = System.nanoTime() + pause;
            }
            pause = busy ? Math.min(2 * pause, LONGEST_PAUSE) : SHORTEST_PAUSE;
            shared = 0;
            worked = 0;
            waited = 0;
        }
    }

    /// Whether something becomes true before it is worth to sleep.
    private static boolean soon(BooleanSupplier ready) {
        long end = System.nanoTime() + LOOK_NANOS;
        do {
            for (int i = 0; i < LOOKS; i++) {
                if (ready.getAsBoolean()) {
                    return true;
                }
                Thread.onSpinWait();
            }
        } while (System.nanoTime() < end);
        return false;
    }

    /// Does a task together.
    public void run(int items, IntConsumer work) {
        begin(items, work);
        finish();
    }

    private void work() {
        Task last = NONE;
        try {
            while (!closed) {
                Task before = last;
                if (soon(() -> task != before || closed)) {
                    last = task;
                    last.help();
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
