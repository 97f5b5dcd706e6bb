package org.grundy.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.grundy.proof.PeriodVerdict.Refused;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// Checks pieces of a proof that do not need each other, on as many threads as the budget allows.
///
/// Whichever thread ends first, what is said is the same: of the pieces that are refused the first one
/// counts, and no piece before it is left out.
final class SegmentTeam {
    /// How long a thread waits for the others between two looks at its limits, in milliseconds.
    private static final int WAIT = 50;

    private final Check check;
    private final boolean[] decided;
    private final @Nullable Refused[] refused;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger least = new AtomicInteger(Integer.MAX_VALUE);
    private volatile @Nullable RuntimeException failure;

    /// The check of one piece, which changes nothing that another one reads.
    @FunctionalInterface
    interface Check {
        Optional<Refused> of(int piece, Run run);
    }

    private SegmentTeam(int pieces, Check check) {
        this.check = check;
        this.decided = new boolean[pieces];
        this.refused = new Refused[pieces];
    }

    /// The first piece that is refused. Called inside [Run#attempt].
    ///
    /// @param pieces how many there are, from 0 on
    static Optional<Refused> first(int pieces, Check check, Run run) {
        SegmentTeam team = new SegmentTeam(pieces, check);
        team.checkShared(run);
        return team.first(run);
    }

    private void checkShared(Run run) {
        List<Run> helpers = decided.length > 1 ? run.helpers() : List.of();
        List<Thread> threads = new ArrayList<>();
        for (Run own : helpers) {
            threads.add(Thread.ofPlatform().daemon().name("grundy-check").unstarted(() -> help(own)));
        }
        try {
            threads.forEach(Thread::start);
            checkNext(run);
            while (isAnyAlive(threads)) {
                run.clock();
            }
        } finally {
            helpers.forEach(Run::stop);
            while (isAnyAlive(threads)) {
                // asking waits
            }
            run.join(helpers);
        }
        RuntimeException failed = failure;
        if (failed != null) {
            throw failed;
        }
    }

    /// Waits a little.
    private static boolean isAnyAlive(List<Thread> threads) {
        for (Thread thread : threads) {
            try {
                thread.join(WAIT);
            } catch (InterruptedException again) {
                Thread.currentThread().interrupt();
            }
        }
        return threads.stream().anyMatch(Thread::isAlive);
    }

    private void help(Run own) {
        try {
            own.attempt(() -> {
                checkNext(own);
                return true;
            });
        } catch (RuntimeException thrown) {
            failure = thrown;
        }
    }

    /// Checks pieces that nobody has begun, until none is left before one that is refused.
    private void checkNext(Run run) {
        for (int piece = next.getAndIncrement();
                piece < Math.min(decided.length, least.get());
                piece = next.getAndIncrement()) {
            decide(piece, run);
        }
    }

    private void decide(int piece, Run run) {
        Optional<Refused> found = check.of(piece, run);
        found.ifPresent(reason -> {
            refused[piece] = reason;
            least.accumulateAndGet(piece, Math::min);
        });
        decided[piece] = true;
    }

    /// The first piece that is refused, where those are checked now that met the limits of a thread.
    private Optional<Refused> first(Run run) {
        for (int piece = 0; piece < decided.length; piece++) {
            if (!decided[piece]) {
                decide(piece, run);
            }
            Refused found = refused[piece];
            if (found != null) {
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }
}
