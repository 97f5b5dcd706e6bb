package org.grundy.heap.kernel.sparse;

import org.grundy.heap.kernel.SparseSpace;

/// The mex of the options of a heap, some of which are marked: probes the splits with larger parts for the
/// least common value that is not marked, and for each smaller rare value that is not.
///
/// Two values are probed for at a time ([SplitProbe]); as soon as one is found, the next one takes its place. Searches
/// for neighbouring heaps take their steps in turn, for they read nearly the same stretches of the sequence, which are
/// then in the first-level cache.
final class MexSearch {
    private static final int NONE = -1;

    private final SparseSpace space;
    private final SparseMarks marks;
    private final int slot;
    private final SplitProbe probe;
    private int heap;
    private int common;
    private boolean commonOpen;
    private int nextRare;
    private int first;
    private int firstLeft;
    private int second;
    private int secondLeft;
    private int commonProbes;
    private int rareProbes;

    /// A search in some marks.
    ///
    /// @param slot of its heaps among those marked together
    MexSearch(SparseSpace space, SparseMarks marks, int slot, SplitProbe probe) {
        this.space = space;
        this.marks = marks;
        this.slot = slot;
        this.probe = probe;
    }

    SparseMarks marks() {
        return marks;
    }

    /// Begins with a heap: [#step()] then marks what is found, until the least common value is known that is not an
    /// option, and all smaller rare values were probed for.
    ///
    /// @param allCommon whether all common options of such splits are marked already
    void begin(int heap, boolean allCommon) {
        begin(heap, 0, 0, allCommon);
    }

    /// The same search from its beginning to its end when other splits have been marked since its last one.
    void again(boolean allCommon) {
        if (common < space.classSize() && marks.isMarked(slot, space.classSize() | common)) {
            begin(heap, common + 1, rareBelow(common), allCommon);
            boolean open = true;
            while (open) {
                open = step();
            }
        }
    }

    private void begin(int of, int fromCommon, int fromRare, boolean allCommon) {
        heap = of;
        probe.begin(heap);
        nextRare = fromRare;
        common = marks.missingCommon(slot, fromCommon);
        commonOpen = !allCommon && common < space.classSize();
        nextFirst();
        nextSecond();
    }

    /// Probes one more stretch of splits.
    ///
    /// @return whether there are others to probe
    boolean step() {
        if (first == NONE && second == NONE) {
            return false;
        }
        int found = probe.next(first, second);
        firstLeft--;
        secondLeft--;
        if (first != NONE && ((found & 1) != 0 || firstLeft == 0)) {
            end(first, (found & 1) != 0, probe.stretches() - firstLeft);
            nextFirst();
        }
        if (second != NONE && ((found & 2) != 0 || secondLeft == 0)) {
            end(second, (found & 2) != 0, probe.stretches() - secondLeft);
            second = NONE;
        }
        if (second == NONE) {
            nextSecond();
        }
        return true;
    }

    private void nextFirst() {
        first = commonOpen ? space.classSize() | common : rareTarget();
        firstLeft = probe.stretches();
    }

    private void nextSecond() {
        second = rareTarget();
        secondLeft = probe.stretches();
    }

    /// The next rare value to probe for, encoded; [#NONE] if there is none below the common value.
    private int rareTarget() {
        int to = rareBelow(common);
        int open = marks.missingRare(slot, nextRare, to);
        nextRare = Math.min(to, open + 1);
        return open < to ? open : NONE;
    }

    /// Ends the probe for one encoded value.
    private void end(int encoded, boolean found, int stretches) {
        if (encoded >= space.classSize()) {
            if (found) {
                commonProbes += stretches;
                common = marks.missingCommon(slot, common + 1);
            }
            commonOpen = found && common < space.classSize();
        } else if (found) {
            rareProbes += stretches;
            marks.mark(slot, encoded);
        }
    }

    private int rareBelow(int classIndex) {
        return classIndex == space.classSize() ? classIndex : space.rareBelow(classIndex, heap);
    }

    /// The least value that was neither marked nor found; −1 if it has no place in the space.
    int value() {
        if (common == space.classSize()) {
            return NONE;
        }
        int to = rareBelow(common);
        int open = marks.missingRare(slot, 0, to);
        return open < to ? space.rareValue(open, heap) : space.commonValue(common, heap);
    }

    /// The stretches probed since the last call to find common values that were not marked.
    int takeCommonProbes() {
        int probes = commonProbes;
        commonProbes = 0;
        return probes;
    }

    /// The same for rare values.
    int takeRareProbes() {
        int probes = rareProbes;
        rareProbes = 0;
        return probes;
    }
}
