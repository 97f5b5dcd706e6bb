package org.grundy.run;

import java.util.function.LongSupplier;

/// The time since the beginning of a run, but for what somebody else took of it.
final class Stopwatch {
    private final LongSupplier nanos;
    private long started;

    /// Begins now.
    ///
    /// @param nanos the time in nanoseconds from some moment on
    Stopwatch(LongSupplier nanos) {
        this(nanos, nanos.getAsLong());
    }

    private Stopwatch(LongSupplier nanos, long started) {
        this.nanos = nanos;
        this.started = started;
    }

    /// Another one that began when this one did.
    Stopwatch copy() {
        return new Stopwatch(nanos, started);
    }

    /// The nanoseconds until now.
    long elapsed() {
        return nanos.getAsLong() - started;
    }

    /// Lets somebody else do something that does not count.
    void without(Runnable wait) {
        long before = elapsed();
        try {
            wait.run();
        } finally {
            started += elapsed() - before;
        }
    }
}
