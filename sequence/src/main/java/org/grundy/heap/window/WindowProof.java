package org.grundy.heap.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.grundy.evidence.WindowCertificate;
import org.grundy.run.Run;

/// What is found of a period once a state has come again: the first heap from which it holds, and the
/// windows by which somebody else can check it.
///
/// Cost: as many heaps are computed once more as lie between a few snapshots.
final class WindowProof {
    private final FiniteState state;
    private final SnapshotRun steps;
    private final Recurrence found;
    private final Run run;

    WindowProof(FiniteState state, SnapshotRun steps, Recurrence found, Run run) {
        this.state = state;
        this.steps = steps;
        this.found = found;
        this.run = run;
    }

    /// The period; empty if no witnesses are found for some heap of it, or it begins among the first
    /// values, which the certificate does not divide.
    Optional<WindowPeriod> period() {
        long preperiod = preperiod();
        if (preperiod == 0 || !reach(preperiod)) {
            return Optional.empty();
        }
        int witness = steps.farthestWitness();
        int length = windowLength(witness);
        long first = preperiod + length - 1;
        if (length > steps.kept() || first < state.head().length) {
            return Optional.empty();
        }
        return Optional.of(new WindowPeriod(
                state,
                new WindowCertificate(
                        state.code().toString(),
                        steps.space().certified(),
                        preperiod,
                        found.period(),
                        witness,
                        windows(first, length)),
                tally(preperiod + found.period())));
    }

    /// One more than the values that both a state and the witnesses need.
    private int windowLength(int witness) {
        return Math.max(state.length(), witness + state.splits().last()) + 1;
    }

    /// Goes on until the heaps before the end of a period are known, behind as many as a window has.
    private boolean reach(long preperiod) {
        boolean able = true;
        while (able && steps.count() < end(preperiod)) {
            able = steps.step(end(preperiod), run) > 0;
        }
        return able;
    }

    private long end(long preperiod) {
        return preperiod + windowLength(steps.farthestWitness()) - 1 + found.period();
    }

    /// The first heap from which values repeat: behind the last difference before the snapshot that
    /// came again.
    private long preperiod() {
        SnapshotGrid grid = steps.grid();
        long start =
                found.index() == 0 ? 0 : grid.snapshots().get(found.index() - 1).position();
        ValueReader early = new ValueReader(state, grid, start, run);
        ValueReader late = new ValueReader(state, grid, start + found.period(), run);
        long different = -1;
        if (start > 0) {
            byte[] before = early.last(state.length());
            byte[] after = late.last(state.length());
            different = start - state.length() + lastDifference(before, after, state.length());
        }
        long end = grid.snapshots().get(found.index()).position();
        byte[] one = new byte[Cursor.BATCH];
        byte[] other = new byte[Cursor.BATCH];
        while (early.position() < end) {
            run.clock();
            long at = early.position();
            int count = (int) Math.min(Cursor.BATCH, end - at);
            early.read(one, count);
            late.read(other, count);
            int last = lastDifference(one, other, count);
            different = last < 0 ? different : at + last;
        }
        return different + 1;
    }

    private static int lastDifference(byte[] one, byte[] other, int count) {
        int last = count - 1;
        while (last >= 0 && one[last] == other[last]) {
            last--;
        }
        return last;
    }

    /// The windows at all snapshots, and those that show what the period is.
    ///
    /// @param first the heap before which the first state of the period lies
    private List<WindowCertificate.Window> windows(long first, int length) {
        TreeSet<Long> places = new TreeSet<>();
        places.add(first);
        places.add(first + found.period());
        for (long prime : primes(found.period())) {
            places.add(first + found.period() / prime);
        }
        List<WindowCertificate.Window> windows = new ArrayList<>();
        for (Snapshot each : steps.grid().snapshots()) {
            for (long place : List.copyOf(places.headSet(each.position()))) {
                windows.add(window(place, length));
            }
            places.headSet(each.position(), true).clear();
            if (each.position() <= first + found.period()) {
                windows.add(WindowCertificate.Window.of(each.position(), each.last(), each.last().length - length));
            }
        }
        places.forEach(place -> windows.add(window(place, length)));
        return windows;
    }

    private static List<Long> primes(long number) {
        List<Long> primes = new ArrayList<>();
        long rest = number;
        for (long factor = 2; factor * factor <= rest; factor++) {
            if (rest % factor == 0) {
                primes.add(factor);
            }
            while (rest % factor == 0) {
                rest /= factor;
            }
        }
        if (rest > 1) {
            primes.add(rest);
        }
        return primes;
    }

    private WindowCertificate.Window window(long place, int length) {
        byte[] last = new ValueReader(state, steps.grid(), place, run).last(length);
        return WindowCertificate.Window.of(place, last, 0);
    }

    /// The tally of the heaps before one.
    private ValueTally tally(long end) {
        SnapshotGrid grid = steps.grid();
        int index = grid.before(end);
        ValueTally tally = index < 0
                ? new ValueTally()
                : grid.snapshots().get(index).tally().copy();
        ValueReader reader = new ValueReader(
                state, grid, index < 0 ? 0 : grid.snapshots().get(index).position(), run);
        byte[] values = new byte[Cursor.BATCH];
        while (reader.position() < end) {
            long at = reader.position();
            int count = (int) Math.min(Cursor.BATCH, end - at);
            reader.read(values, count);
            tally.add(at, values, 0, count);
        }
        return tally;
    }
}
