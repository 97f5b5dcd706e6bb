package org.grundy.heap.window;

import org.grundy.run.Run;

/// The values of a sequence from a heap on, computed once more from the snapshot before it.
final class ValueReader {
    private final FiniteState state;
    private final Cursor cursor;
    private final Run run;
    private long position;

    /// A reader at a heap.
    ///
    /// Cost: the heaps from the snapshot before it on are computed.
    ///
    /// @param grid which begins where the first values end
    ValueReader(FiniteState state, SnapshotGrid grid, long from, Run run) {
        this.state = state;
        this.run = run;
        this.position = from;
        this.cursor = new Cursor(state, grid.snapshots().get(Math.max(0, grid.before(from))));
        while (cursor.count() < from) {
            advance(from);
        }
    }

    private int advance(long to) {
        int heaps = cursor.advance(to, run);
        if (heaps == 0) {
            throw new IllegalStateException("a heap has a value that it did not have before: " + cursor.count());
        }
        return heaps;
    }

    /// The next heap that is read.
    long position() {
        return position;
    }

    /// Reads the next values.
    ///
    /// @param count at most [Cursor#BATCH]
    void read(byte[] into, int count) {
        int done = Math.clamp(state.head().length - position, 0, count);
        System.arraycopy(state.head(), (int) Math.min(position, state.head().length - done), into, 0, done);
        position += count;
        while (done < count) {
            int heaps = advance(cursor.count() + count - done);
            System.arraycopy(cursor.buffer(), Cursor.BEFORE, into, done, heaps);
            done += heaps;
        }
    }

    /// The values before the next one that is read, as many as are kept.
    byte[] last(int length) {
        byte[] values = new byte[length];
        if (position <= state.head().length) {
            System.arraycopy(state.head(), (int) position - length, values, 0, length);
            return values;
        }
        return cursor.last(length);
    }
}
