package org.grundy.heap.window;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.run.Run;

/// A sequence that is computed on, with snapshots on the way, and with a look at every state whether a
/// snapshot has it.
final class SnapshotRun {
    private final FiniteState state;
    private final SnapshotGrid grid;
    private final SnapshotKeeper keeper;
    private final Cursor cursor;
    private final ValueTally tally;

    /// A run from the last snapshot on.
    ///
    /// @param grid with at least one
    SnapshotRun(FiniteState state, SnapshotGrid grid, SnapshotKeeper keeper) {
        this.state = state;
        this.grid = grid;
        this.keeper = keeper;
        Snapshot last = grid.snapshots().getLast();
        this.cursor = new Cursor(state, last);
        this.tally = last.tally().copy();
    }

    SnapshotGrid grid() {
        return grid;
    }

    long count() {
        return cursor.count();
    }

    ValueTally tally() {
        return tally.copy();
    }

    int farthestWitness() {
        return cursor.farthestWitness();
    }

    /// Computes some heaps.
    ///
    /// @param to how many are to be known at most, more than now
    /// @return how many; 0 if there is no way on
    int step(long to, Run run) {
        long first = cursor.count();
        int heaps = cursor.advance(Math.min(to, grid.next()), run);
        tally.add(first, cursor.buffer(), Cursor.BEFORE, heaps);
        if (cursor.count() == grid.next()) {
            run.memory(grid.isFull() ? 0 : FiniteState.LENGTH);
            Snapshot added =
                    new Snapshot(cursor.count(), cursor.last(FiniteState.LENGTH), tally.copy(), farthestWitness());
            List<Snapshot> gone = grid.add(added);
            keeper.keep(added, gone);
        }
        return heaps;
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
        return Arrays.equals(now, 0, length, snapshot.last(), FiniteState.LENGTH - length, FiniteState.LENGTH);
    }
}
