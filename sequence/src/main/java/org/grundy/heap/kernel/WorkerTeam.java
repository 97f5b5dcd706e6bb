package org.grundy.heap.kernel;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// Threads that share the items of one task after another; each item is done once, by whichever thread is free.
/// The thread that submits the tasks takes part, so a team of one has no thread of its own.
///
/// Tasks take some ten microseconds here, too little for the queues and wake-ups of an executor: the workers
/// spin for a while before they park. What was written before a task is visible to its items, and what they
/// wrote is visible when it is finished.
///
/// One thread submits the tasks. The others end at [#close()].
public final class WorkerTeam implements AutoCloseable {
    /// Spin time before parking, in nanoseconds. To unpark a thread takes some tenths of a millisecond, longer
    /// than a task.
    private static final long SPIN_NANOS = 1_000_000;

    /// Spins between two readings of the clock.
    private static final int SPINS = 256;

    /// The number of tasks after which the team measures whether sharing gained time.
    private static final int WINDOW = 16;

    /// How long the submitter works alone, in nanoseconds, where sharing did not gain time because the
    /// processors are busy; twice as long each time.
    private static final long MIN_PAUSE = 4_000_000;

    /// The longest such pause, in nanoseconds.
    private static final long MAX_PAUSE = 1_000_000_000;

    /// How long the submitter parks between looks at a task that others finish, in nanoseconds.
    private static final long PARK_NANOS = 50_000;

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

    private final Thread[] workers;
    private volatile Task task = NONE;
    private Task submitted = NONE;
    private long aloneUntil = System.nanoTime();
    private long pause = MIN_PAUSE;
    private int shared;
    private long worked;
    private long waited;
    private volatile boolean closed;
    private volatile @Nullable Throwable failure;

    /// A team.
    ///
    /// @param threads at least 1, with the submitter
    public WorkerTeam(int threads) {
        workers = new Thread[threads - 1];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = Thread.ofPlatform().daemon().name("grundy-kernel-" + i).start(this::work);
        }
    }

    /// How many threads there are.
    public int threads() {
        return workers.length + 1;
    }

    /// Submits a task. It must be finished before the next one is begun.
    public void begin(int items, IntConsumer work) {
        submitted = new Task(work, items);
        if (System.nanoTime() - aloneUntil < 0) {
            return;
        }
        task = submitted;
        for (Thread other : workers) {
            LockSupport.unpark(other);
        }
    }

    /// Takes part in the task begun and returns when all its items are done.
    ///
    /// @throws IllegalStateException if an item failed in another thread
    public void finish() {
        Task current = submitted;
        long begun = System.nanoTime();
        current.help();
        long done = System.nanoTime();
        BooleanSupplier ready = () -> current.done.get() >= current.items || failure != null;
        while (!spinUntil(ready)) {
            LockSupport.parkNanos(PARK_NANOS);
        }
        if (failure != null) {
            throw new IllegalStateException("a part of the computation failed", failure);
        }
        if (current == task) {
            measure(done - begun, System.nanoTime() - done);
        }
    }

    /// Pauses sharing where waiting for the others took long: they get no processor.
    private void measure(long working, long waiting) {
        worked += working;
        waited += waiting;
        shared++;
        if (shared == WINDOW || waiting > SPIN_NANOS) {
            boolean busy = waited > worked / 2;
            if (busy) {
                aloneUntil = System.nanoTime() + pause;
            }
            pause = busy ? Math.min(2 * pause, MAX_PAUSE) : MIN_PAUSE;
            shared = 0;
            worked = 0;
            waited = 0;
        }
    }

    /// Spins until a condition holds.
    ///
    /// @return false if it does not hold by the time to park
    private static boolean spinUntil(BooleanSupplier ready) {
        long end = System.nanoTime() + SPIN_NANOS;
        do {
            for (int i = 0; i < SPINS; i++) {
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
                if (spinUntil(() -> task != before || closed)) {
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
        for (Thread other : workers) {
            LockSupport.unpark(other);
        }
    }
}
