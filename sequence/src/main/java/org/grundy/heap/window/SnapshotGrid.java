package org.grundy.heap.window;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Snapshots of a sequence at equal distances, few hundred of them: when there are more, every other
/// one is given up.
///
/// A state that comes again is seen by the last eight values of each: a table of bits tells of nearly
/// all others that they are none of these.
final class SnapshotGrid {
    private static final int FILTER_BITS = 16;
    private static final long FACTOR = 0x9E37_79B9_7F4A_7C15L;

    private final int most;
    private final List<Snapshot> snapshots = new ArrayList<>();
    private final long[] filter = new long[1 << (FILTER_BITS - 6)];
    private long spacing;

    /// @param most how many snapshots are kept, an even number
    /// @param spacing the distance between the first two
    SnapshotGrid(int most, long spacing) {
        this.most = most;
        this.spacing = spacing;
    }

    /// Those that are kept, in order.
    List<Snapshot> snapshots() {
        return snapshots;
    }

    /// Whether there are as many as ever will be.
    boolean isFull() {
        return snapshots.size() >= most;
    }

    /// The place of the next one.
    long next() {
        return snapshots.getLast().position() + spacing;
    }

    /// Adds one at the [next][#next()] place, or the first one.
    ///
    /// @return those that are given up for it
    List<Snapshot> add(Snapshot snapshot) {
        List<Snapshot> gone = new ArrayList<>();
        snapshots.add(snapshot);
        if (snapshots.size() > most) {
            for (int i = snapshots.size() - 2; i > 0; i -= 2) {
                gone.add(snapshots.remove(i));
            }
            spacing *= 2;
            Arrays.fill(filter, 0);
            snapshots.forEach(this::mark);
        }
        mark(snapshot);
        return gone;
    }

    private void mark(Snapshot snapshot) {
        int place = place(snapshot.key());
        filter[place >>> 6] |= 1L << place;
    }

    private static int place(long key) {
        return (int) ((key * FACTOR) >>> (Long.SIZE - FILTER_BITS));
    }

    /// Whether some snapshot may have these last eight values.
    boolean mayHave(long key) {
        int place = place(key);
        return (filter[place >>> 6] >>> place & 1) != 0;
    }

    /// The last snapshot at or before a heap; −1 if there is none.
    int before(long heap) {
        int index = snapshots.size() - 1;
        while (index >= 0 && snapshots.get(index).position() > heap) {
            index--;
        }
        return index;
    }
}
