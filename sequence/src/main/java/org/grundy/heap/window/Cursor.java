package org.grundy.heap.window;

import org.grundy.heap.kernel.Kernel;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.word.WordBlocks;
import org.grundy.run.Run;

/// A place in a sequence from which it is computed on, a batch of values at a time.
final class Cursor {
    /// How many heaps are found at once, at most.
    static final int BATCH = 1 << 14;

    /// Values before those of a batch that are in the buffer, too.
    static final int BEFORE = Long.BYTES;

    private final FiniteState state;
    private final int rare;
    private final int kept;
    private final byte[] buffer = new byte[BEFORE + 2 * BATCH];
    private WordBlocks blocks;
    private int farthest;

    /// A cursor at a snapshot.
    Cursor(FiniteState state, Snapshot from) {
        this.state = state;
        this.rare = state.rare().count();
        this.kept = from.last().length;
        this.farthest = from.witness();
        this.blocks = state.from(state.space(from.tally()), from.last(), from.position());
    }

    /// How many heaps are known.
    long count() {
        return blocks.count();
    }

    /// No larger part was needed to show that a rare value is an option.
    int farthestWitness() {
        return Math.max(farthest, blocks.farthestWitness());
    }

    /// Finds the next heaps.
    ///
    /// @param to how many are to be known at most, more than now
    /// @return how many there are, which [#buffer()] has then; 0 if there is no way on
    int advance(long to, Run run) {
        long first = blocks.count();
        boolean able = true;
        while (able && blocks.count() == first) {
            boolean whole = to - first <= BATCH + Long.SIZE ? blocks.advanceExactly(to) : blocks.advance(first + BATCH);
            able = whole || blocks.count() > first || widen();
        }
        if (blocks.rare().count() > rare) {
            return 0;
        }
        int heaps = (int) (blocks.count() - first);
        run.positions(heaps);
        run.options(Kernel.steps(heaps));
        run.clock();
        blocks.copy(first - BEFORE, buffer, 0, heaps + BEFORE);
        return heaps;
    }

    /// Goes on with more values where the next one is too large.
    ///
    /// @return false if that is not what was amiss, or they would be too many
    private boolean widen() {
        SparseSpace wide = blocks.space().wider(blocks.count());
        boolean wider = blocks.isDecided() && WordBlocks.serves(wide, rare);
        if (wider) {
            farthest = farthestWitness();
            blocks = state.from(wide, last(kept), blocks.count());
        }
        return wider;
    }

    /// The division of the values that have occurred.
    SparseSpace space() {
        return blocks.space();
    }

    /// How many of the last values are kept.
    int kept() {
        return kept;
    }

    /// The values of the heaps found last, behind [#BEFORE] others.
    byte[] buffer() {
        return buffer;
    }

    /// The last values.
    ///
    /// @param length at most [#kept()]
    byte[] last(int length) {
        return before(blocks.count(), length);
    }

    /// The values before a heap.
    ///
    /// @param heap as far before the last one as the length leaves of [#kept()]
    byte[] before(long heap, int length) {
        byte[] values = new byte[length];
        blocks.copy(heap - length, values, 0, length);
        return values;
    }
}
