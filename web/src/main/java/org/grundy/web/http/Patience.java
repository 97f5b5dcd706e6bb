package org.grundy.web.http;

import java.time.Duration;

/// How long an answer is waited for, counted in the pauses that were waited; no clock is looked at. The time for
/// which a question waits for its turn does not count.
final class Patience {
    private final long limit;
    private final long pause;
    private long waited;

    /// @param limit of the whole
    /// @param pause after which something may be said
    Patience(Duration limit, Duration pause) {
        this.limit = limit.toMillis();
        this.pause = Math.max(1, Math.min(pause.toMillis(), this.limit));
    }

    /// The next pause in milliseconds.
    long pause() {
        return pause;
    }

    /// Says that a pause has passed without an answer.
    ///
    /// @param counts whether somebody worked on it
    /// @throws Refused if no more is waited
    void waited(boolean counts) {
        waited += counts ? pause : 0;
        if (waited > limit) {
            throw new Refused(
                    ProblemKind.ENDLESS,
                    "this question was not answered within the limits of the server, and was left");
        }
    }
}
