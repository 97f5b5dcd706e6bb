package org.grundy.heap.window;

import java.util.List;
import java.util.Optional;
import org.grundy.run.Run;

/// Looks for the period of a sequence whose rare heaps have stopped, in constant memory: the sequence
/// is computed on from its last values, and a period is found where a state comes again of which there
/// is a snapshot.
///
/// Let the states repeat from the heap m on with the period p. The first snapshot at or after m comes
/// again p heaps later, so no more heaps are computed than m + p and as many as lie between two
/// snapshots: a 64th of all or less, or as many as a snapshot keeps. What is proved of a period, and why,
/// is told at [WindowPeriod].
///
/// A search that met a limit is not used again: another one goes on from what was kept.
public final class WindowSearch {
    /// How many snapshots there are, at most: of 131 072 values each.
    private static final int SNAPSHOTS = 128;

    /// The first distance of two snapshots: closer ones would have values in common.
    private static final long SPACING = FiniteState.MOST_KEPT;

    private final FiniteState state;
    private final SnapshotRun steps;

    /// A search that goes on from what is kept of this sequence, or begins.
    public WindowSearch(FiniteState state, SnapshotStore store) {
        this(state, store, SNAPSHOTS, SPACING);
    }

    /// @param most how many snapshots are kept, an even number
    /// @param spacing their first distance
    WindowSearch(FiniteState state, SnapshotStore store, int most, long spacing) {
        this.state = state;
        List<Snapshot> before = store.snapshots();
        long distance = before.size() < 2
                ? spacing
                : before.get(1).position() - before.get(0).position();
        SnapshotGrid grid = new SnapshotGrid(most, distance);
        if (before.isEmpty()) {
            Snapshot beginning = state.beginning();
            grid.add(beginning);
            store.begin(state.head());
            store.keep(beginning, List.of());
        }
        before.forEach(grid::add);
        Snapshot from = store.reached().orElse(grid.snapshots().getLast());
        this.steps = new SnapshotRun(state, grid, from, store);
    }

    /// How many heaps are known.
    public long count() {
        return steps.count();
    }

    /// The sequence.
    public FiniteState state() {
        return state;
    }

    /// Of the heaps that are known; a copy.
    public ValueTally tally() {
        return steps.tally();
    }

    /// Looks for the period. Called inside [Run#attempt].
    ///
    /// @param to how many heaps are computed at most before it is seen
    /// @param run charged for each heap, and for the memory of the snapshots
    /// @return empty if there are so many heaps without one, or the next heap cannot be found in this way
    public Optional<WindowPeriod> prove(long to, Run run) {
        while (steps.count() < to) {
            int heaps = steps.step(to, run);
            if (heaps == 0) {
                return Optional.empty();
            }
            Optional<Recurrence> found = steps.recurrence(heaps);
            if (found.isPresent()) {
                return new WindowProof(state, steps, found.get(), run).period();
            }
        }
        steps.note();
        return Optional.empty();
    }
}
