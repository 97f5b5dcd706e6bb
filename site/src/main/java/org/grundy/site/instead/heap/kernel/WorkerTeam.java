package org.grundy.site.instead.heap.kernel;

import java.util.function.IntConsumer;

/// The team of one: it does each task when it is finished.
public final class WorkerTeam implements AutoCloseable {
    private int items;
    private IntConsumer work = item -> {};

    public WorkerTeam(int threads) {
        if (threads != 1) {
            throw new IllegalArgumentException("a page has one thread, not " + threads);
        }
    }

    public int threads() {
        return 1;
    }

    public void begin(int items, IntConsumer work) {
        this.items = items;
        this.work = work;
    }

    public void finish() {
        for (int i = 0; i < items; i++) {
            work.accept(i);
        }
    }

    public void run(int items, IntConsumer work) {
        begin(items, work);
        finish();
    }

    @Override
    public void close() {
        // It has no thread of its own.
    }
}
