package org.grundy.heap.window;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.run.Run;

/// A sequence that is computed on, with snapshots on the way, and with a look at every state whether a
/// snapshot has it.
final class SnapshotRun {
    /// After how many heaps it is noted how far the search has come, some seconds' work.
    private static final long NOTED = 1L << 28;

    private final FiniteState state;
    private final SnapshotGrid grid;
    private final SnapshotStore store;
    private final Cursor cursor;
    private final ValueTally tally;
    private long count;
    private long stored;

    /// A run that goes on.
    ///
    /// @param grid with at least one snapshot
    /// @param from the last one, or how far the search has come since
    SnapshotRun(FiniteState state, SnapshotGrid grid, Snapshot from, SnapshotStore store) {
        this.state = state;
        this.grid = grid;
        this.store = store;
        this.cursor = new Cursor(state, from);
        this.tally = from.tally().copy();
        this.count = from.position();
        this.stored = from.position();
    }

    SnapshotGrid grid() {
        return grid;
    }

    /// How many heaps are known and counted.
    long count() {
        return count;
    }

    ValueTally tally() {
        return tally.copy();
    }

    int farthestWitness() {
        return cursor.farthestWitness();
    }

    /// How many of the last values are kept.
    int kept() {
        return cursor.kept();
    }

    /// The division of the values that have occurred.
    SparseSpace space() {
        return cursor.space();
    }

    /// Computes some heaps.
    ///
    /// @param to how many are to be known at most, more than now
    /// @return how many; 0 if there is no way on
    int step(long to, Run run) {
        int heaps = cursor.advance(Math.min(to, grid.next()), run);
        tally.add(count, cursor.buffer(), Cursor.BEFORE, heaps);
        count += heaps;
        if (count == grid.next()) {
            run.memory(grid.isFull() ? 0 : cursor.kept());
            Snapshot added = snapshot();
            List<Snapshot> gone = grid.add(added);
            store.keep(added, gone);
            stored = count;
        } else if (count - stored >= NOTED) {
            note();
        }
        return heaps;
    }

    /// Notes how far the search has come.
    void note() {
        if (count > stored) {
            store.reach(snapshot());
            stored = count;
        }
    }

    private Snapshot snapshot() {
        return new Snapshot(count, cursor.last(cursor.kept()), tally.copy(), farthestWitness());
    }

    /// The first state among those of the last heaps that a snapshot has.
    ///
    /// @param heaps as the last step has found
    Optional<Recurrence> recurrence(int heaps) {
        byte[] values = cursor.buffer();
        for (int i = 1; i <= heaps; i++) {
            long key = LastEight.at(values, Cursor.BEFORE + i);
            if (grid.mayHave(key)) {
                Optional<Recurrence> found = recurrence(cursor.count() - heaps + i, key);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Recurrence> recurrence(long heap, long key) {
        for (int index = 0; index < grid.snapshots().size(); index++) {
            Snapshot each = grid.snapshots().get(index);
            long distance = heap - each.position();
            if (each.key() == key && distance > 0 && state.mayBePeriod(distance) && isStateAt(heap, each)) {
                return Optional.of(new Recurrence(index, distance));
            }
        }
        return Optional.empty();
    }

    private boolean isStateAt(long heap, Snapshot snapshot) {
        int length = state.length();
        byte[] now = cursor.before(heap, length);
        int kept = snapshot.last().length;
        return Arrays.equals(now, 0, length, snapshot.last(), kept - length, kept);
    }
}
