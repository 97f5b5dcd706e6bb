package org.grundy.heap.kernel.sparse;

import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.WorkerTeam;
import org.grundy.heap.value.NimValues;

/// The work of [SparseKernel] on one block of heaps after the other, in one sparse space.
final class SparseBlock {
    /// The most heaps of a block.
    static final int HEAPS = NearSplits.LAST;

    private static final int TOGETHER = SparseMarks.TOGETHER;
    /// The fewest heaps of each kind that mark.
    private static final int MIN_MARKS = 128;

    /// The part of the sequence that marks common values at first: 1/16.
    private static final int FIRST_PART = 16;

    /// All rare heaps mark if they are at most this part of the sequence, 1/15, more than those that would
    /// mark.
    private static final int ALL_PART = 15;

    /// What it costs to probe one stretch of splits ([SplitProbe]), in marks ([MarkingHeaps#mark]):
    /// measured once, 250 to 400. A measurement while both go on would have the number of marking
    /// heaps, and so the time, depend on what else the machine does.
    private static final int STRETCH = 300;

    /// The fewest marking heaps for which threads share a block: below, waking them costs more.
    private static final int MIN_SHARED = 2000;

    private final SplitMoves splits;
    private final SparseEncoding sequence;
    private final SplitScan scan = new SplitScan();
    private final MarkingHeaps rare;
    private final MarkingHeaps others;
    private final NearSplits near;
    private final MexSearch[] searches = new MexSearch[HEAPS];
    private final int[] least = new int[HEAPS];
    private int rareMarks;
    private int otherMarks = MIN_MARKS;
    private boolean allRare;

    /// Work on a sequence, which is read at the first block.
    ///
    /// @param space of at most [SparseEncoding#MOST_BITS] bits
    /// @param length of the sequence, about
    SparseBlock(SplitMoves splits, SparseSpace space, int length) {
        this.splits = splits;
        this.sequence = new SparseEncoding(space);
        this.rare = new MarkingHeaps(sequence);
        this.others = new MarkingHeaps(sequence);
        this.rareMarks = Math.max(MIN_MARKS, length / FIRST_PART);
        this.near = new NearSplits(splits, sequence, scan);
        for (int eight = 0; eight < HEAPS; eight += TOGETHER) {
            SparseMarks marks = new SparseMarks(splits, space);
            for (int slot = 0; slot < TOGETHER; slot++) {
                searches[eight + slot] = new MexSearch(space, marks, slot, new SplitProbe(splits, scan));
            }
        }
    }

    SparseSpace space() {
        return sequence.space();
    }

    /// Takes in the values that were added.
    private void catchUp(NimValues values) {
        while (sequence.size() < values.size()) {
            enter(values.get(sequence.size()));
        }
    }

    private void enter(int value) {
        int encoded = sequence.encode(value, sequence.size());
        sequence.add(encoded);
        scan.add(encoded);
    }

    /// Adds the values of a block, or of its beginning when the space becomes too small.
    ///
    /// @return false if the space is too small
    boolean extend(NimValues values, int end, WorkerTeam team) {
        catchUp(values);
        chooseMarkingHeaps();
        int start = values.size();
        int parts = (end - start + TOGETHER - 1) / TOGETHER;
        if (rare.size() + others.size() < MIN_SHARED) {
            for (int eight = 0; eight < parts; eight++) {
                mark(start, end, eight);
            }
        } else {
            team.run(parts, eight -> mark(start, end, eight));
        }
        for (int heap = start; heap < end; heap++) {
            int value = value(heap, heap - start);
            if (value < 0) {
                return false;
            }
            values.add(value);
            enter(value);
        }
        adapt(end - start);
        return true;
    }

    /// The value of a heap, all before it being known; −1 if it has no place in the space.
    ///
    /// Marks made by another thread are read only where they are needed, for they lie in its cache.
    private int value(int heap, int index) {
        if (least[index] >= 0 && !near.reach(heap, sequence.encode(least[index], heap))) {
            return least[index];
        }
        MexSearch search = searches[index];
        near.mark(heap, search.marks(), index % TOGETHER);
        search.again(allRare);
        return search.value();
    }

    private void chooseMarkingHeaps() {
        allRare |= sequence.rares() <= rareMarks + sequence.size() / ALL_PART;
        if (allRare) {
            rare.useRare();
        } else {
            rare.useRare(rareMarks);
        }
        others.useAny(otherMarks);
    }

    private void mark(int start, int end, int eight) {
        int from = TOGETHER * eight;
        int to = Math.min(from + TOGETHER, end - start);
        searches[from].marks().begin(start + from, rare, others);
        for (int index = from; index < to; index++) {
            searches[index].begin(start + index, allRare);
        }
        finishSearches(from, to);
        for (int index = from; index < to; index++) {
            least[index] = searches[index].value();
        }
    }

    private void finishSearches(int from, int to) {
        boolean open = true;
        while (open) {
            open = false;
            for (int index = from; index < to; index++) {
                open |= searches[index].step();
            }
        }
    }

    /// Adapts how many heaps mark, so that the probes for what they missed take as long as the marks.
    private void adapt(int heaps) {
        int commonProbes = 0;
        int rareProbes = 0;
        for (MexSearch search : searches) {
            commonProbes += search.takeCommonProbes();
            rareProbes += search.takeRareProbes();
        }
        int marked = heaps * splits.pairs().length;
        if (!allRare) {
            rareMarks = adapted(rareMarks, (double) commonProbes * STRETCH / marked);
        }
        otherMarks = adapted(otherMarks, (double) rareProbes * STRETCH / marked);
    }

    /// @param probed the time of the probes, in marks
    private static int adapted(int marks, double probed) {
        if (probed > 1.4 * marks) {
            return marks + marks / 8;
        }
        return probed < 0.7 * marks && marks > MIN_MARKS ? marks - marks / 8 : marks;
    }
}
