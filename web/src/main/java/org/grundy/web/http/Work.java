package org.grundy.web.http;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.grundy.run.Budget;
import org.grundy.run.Progress;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// The work on one question: gives out runs within the server's limits, knows how far they have come,
/// and stops them when nobody waits for the answer any more.
public final class Work {
    private final Limits limits;
    private final List<Run> runs = new CopyOnWriteArrayList<>();
    private final Progress.Listener listener;
    private volatile boolean stopped;
    private volatile Progress progress = new Progress(0, -1);

    Work(Limits limits) {
        this(limits, told -> {});
    }

    /// @param limits of the question
    /// @param listener told of the progress as it is made
    public Work(Limits limits, Progress.Listener listener) {
        this.limits = limits;
        this.listener = listener;
    }

    /// A run within the usual limits of a question.
    public Run run() {
        return run(limits.usual());
    }

    /// A run within the limits that a question asks for, and never more than the server allows.
    ///
    /// @param positions how many may be visited, null for the usual number
    /// @param work how many steps may be made, null for the usual number, or for any if a time is given
    /// @param millis how long it may take, null where no clock is to be looked at
    public Run run(@Nullable Long positions, @Nullable Long work, @Nullable Long millis) {
        Budget asked = limits.usual();
        Budget most = limits.most();
        if (positions != null) {
            asked = asked.withPositions(Math.clamp(positions, 1, most.positions()));
        }
        if (millis != null) {
            asked = asked.timed(
                    Duration.ofMillis(Math.clamp(millis, 1, most.time().toMillis())));
        }
        if (work != null) {
            asked = asked.withWork(Math.clamp(work, 1, most.work()));
        }
        return run(asked);
    }

    /// The usual limits of a question, for what begins runs of its own.
    public Budget budget() {
        return budget(limits.usual());
    }

    /// A budget, or as much of it as the server allows, for what begins runs of its own.
    public Budget budget(Budget asked) {
        return limits.allowed(asked);
    }

    /// A run within a budget, and never more than the server allows.
    public Run run(Budget budget) {
        Run run = new Run(budget(budget), this::note);
        runs.add(run);
        if (stopped) {
            run.stop();
        }
        return run;
    }

    private void note(Progress told) {
        progress = told;
        listener.report(told);
    }

    /// Whether the question has been read so far that runs are given out.
    boolean begun() {
        return !runs.isEmpty();
    }

    Progress progress() {
        return progress;
    }

    /// Stops all its runs, also those that are given out from now on.
    public void stop() {
        stopped = true;
        runs.forEach(Run::stop);
    }
}
