package org.grundy.web.http;

import java.time.Duration;
import java.util.concurrent.Semaphore;

/// The threads that work on questions, in two lanes: one for questions that are searched or computed, one for those
/// that are looked up, so that these never wait for the others. Each connection has a virtual thread of its own, which
/// only waits.
public final class Workers implements AutoCloseable {
    private static final int LOOKING_UP = 2;
    private static final Duration GRACE = Duration.ofSeconds(2);

    private final Limits limits;
    private final Lane computing;
    private final Lane lookingUp;
    private final Semaphore streams;

    /// Threads for as many questions at once as the limits allow, and two for those that are looked up.
    public Workers(Limits limits) {
        this(limits, GRACE);
    }

    Workers(Limits limits, Duration grace) {
        this.limits = limits;
        this.computing = new Lane("work", limits.atOnce(), limits.waiting(), grace);
        this.lookingUp = new Lane("look-up", LOOKING_UP, limits.waiting(), grace);
        this.streams = new Semaphore(limits.streams());
    }

    Limits limits() {
        return limits;
    }

    /// The streams of events that may still be opened.
    Semaphore streams() {
        return streams;
    }

    /// The lane of the questions of a place.
    Lane lane(Endpoint<?, ?, ?> endpoint) {
        return endpoint.lookedUp() ? lookingUp : computing;
    }

    /// How many pieces of work are being done now.
    public int busy() {
        return computing.busy() + lookingUp.busy();
    }

    /// Stops the threads.
    @Override
    public void close() {
        computing.close();
        lookingUp.close();
    }
}
