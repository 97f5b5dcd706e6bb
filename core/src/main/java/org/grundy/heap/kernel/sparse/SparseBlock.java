package org.grundy.heap.kernel.sparse;

import java.util.Arrays;
import org.grundy.heap.kernel.SparseSpace;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.WorkerTeam;
import org.grundy.heap.sequence.NimValues;

/// The work of [SparseKernel] on one block of heaps after the other, in one sparse space.
final class SparseBlock {
    /// How many heaps a block has at most.
    static final int HEAPS = NearSplits.LAST;

    private static final int TOGETHER = SparseMarks.TOGETHER;
    private static final int FEWEST_MARKS = 128;
    private static final int BEGIN = 16;

    /// All rare heaps mark if they are no more than this part of the sequence beyond those that would.
    private static final int ALL = 15;

    /// Looking at a stretch of splits takes as long as so many marks.
    private static final int STRETCH = 150;

    /// With fewer heaps that mark, a block is not worth to be shared.
    private static final int SHARED = 4000;

    private final SplitMoves splits;
    private final SparseEncoding sequence;
    private final SplitScan scan = new SplitScan();
    private final MarkingHeaps rare;
    private final MarkingHeaps others;
    private final NearSplits near;
    private final MexSearch[] searches = new MexSearch[HEAPS / TOGETHER];
    private final int[] commons = new int[HEAPS];
    private final int[] least = new int[HEAPS];
    private int rareMarks;
    private int otherMarks = FEWEST_MARKS;
    private boolean allRare;

    /// Work on a sequence, which is read when the first block is begun.
    ///
    /// @param space of at most [SparseEncoding#MOST_BITS] bits
    /// @param length of the sequence, about
    SparseBlock(SplitMoves splits, SparseSpace space, int length) {
        this.splits = splits;
        this.sequence = new SparseEncoding(space);
        this.rare = new MarkingHeaps(sequence);
        this.others = new MarkingHeaps(sequence);
        this.rareMarks = Math.max(FEWEST_MARKS, length / BEGIN);
        this.near = new NearSplits(splits, sequence, scan);
        Arrays.setAll(
                searches, i -> new MexSearch(space, new SparseMarks(splits, space), new SplitProbe(splits, scan)));
    }

    SparseSpace space() {
        return sequence.space();
    }

    /// Takes in the values that were added.
    private void follow(NimValues values) {
        while (sequence.size() < values.size()) {
            enter(values.get(sequence.size()));
        }
    }

    private void enter(int value) {
        int cell = sequence.cellOf(value);
        sequence.add(cell);
        scan.add(cell);
    }

    /// Adds the values of a block, or of its beginning when the space becomes too small.
    ///
    /// @return false if the space is too small
    boolean extend(NimValues values, int end, WorkerTeam team) {
        follow(values);
        take();
        int start = values.size();
        int parts = (end - start + TOGETHER - 1) / TOGETHER;
        if (rare.size() + others.size() < SHARED) {
            for (int eight = 0; eight < parts; eight++) {
                look(start, end, eight);
            }
        } else {
            team.run(parts, eight -> look(start, end, eight));
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
    /// What was marked by another thread is asked only when it has to be, for it lies in that one's cache.
    private int value(int heap, int index) {
        if (least[index] >= 0 && !near.reach(heap, sequence.cellOf(least[index]))) {
            return least[index];
        }
        MexSearch search = searches[index / TOGETHER];
        near.mark(heap, search.marks(), index % TOGETHER);
        int common = search.settleAgain(heap, index % TOGETHER, commons[index], allRare);
        return common == space().codes() ? -1 : search.value(index % TOGETHER, common);
    }

    private void take() {
        allRare |= sequence.rares() <= rareMarks + sequence.size() / ALL;
        if (allRare) {
            rare.takeRare();
        } else {
            rare.takeRare(rareMarks);
        }
        others.takeAny(otherMarks);
    }

    private void look(int start, int end, int eight) {
        int first = start + TOGETHER * eight;
        MexSearch search = searches[eight];
        search.marks().begin(first, rare, others);
        for (int index = 0; index < TOGETHER && first + index < end; index++) {
            int common = search.settle(first + index, index, allRare);
            commons[TOGETHER * eight + index] = common;
            least[TOGETHER * eight + index] = common == space().codes() ? -1 : search.value(index, common);
        }
    }

    /// Changes the numbers of heaps that mark, so that looking for what they missed costs as much.
    private void adapt(int heaps) {
        int commonLooks = 0;
        int rareLooks = 0;
        for (MexSearch search : searches) {
            commonLooks += search.takeCommonLooks();
            rareLooks += search.takeRareLooks();
        }
        int marked = heaps * splits.pairs().length;
        if (!allRare) {
            rareMarks = adapted(rareMarks, (double) commonLooks * STRETCH / marked);
        }
        otherMarks = adapted(otherMarks, (double) rareLooks * STRETCH / marked);
    }

    /// @param missed what looking cost, in marks
    private static int adapted(int marks, double missed) {
        if (missed > 1.4 * marks) {
            return marks + marks / 8;
        }
        return missed < 0.7 * marks && marks > FEWEST_MARKS ? marks - marks / 8 : marks;
    }
}
