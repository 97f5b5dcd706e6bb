package org.grundy.run;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Tells a listener of progress, about ten times a second.
final class Reports {
    private static final long EVERY_NANOS = 100_000_000;

    private final Progress.Listener listener;
    private long last;
    private long total = -1;
    private Progress.@Nullable Search search;

    /// @param now in nanoseconds
    Reports(Progress.Listener listener, long now) {
        this.listener = listener;
        this.last = now;
    }

    /// How many positions there will be in all, -1 for unknown.
    void expect(long positions) {
        total = positions;
    }

    /// How the search of a board stands, if there is one.
    void searching(Progress.@Nullable Search standing) {
        search = standing;
    }

    /// Tells how many positions there were until now, if it is time.
    void at(long now, long positions) {
        if (now - last > EVERY_NANOS) {
            last = now;
            listener.report(new Progress(positions, total, Optional.ofNullable(search)));
        }
    }
}
