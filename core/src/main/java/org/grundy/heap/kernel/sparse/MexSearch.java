package org.grundy.heap.kernel.sparse;

import org.grundy.heap.kernel.SparseSpace;

/// The mex of the options of a heap, some of which are marked: probes the splits with larger parts for the
/// least common value that is not marked, and for each smaller rare value that is not.
///
/// Two values are probed for at a time ([SplitProbe]); as soon as one is found, the next one takes its place.
final class MexSearch {
    private final SparseSpace space;
    private final SparseMarks marks;
    private final SplitProbe probe;
    private int heap;
    private int slot;
    private int common;
    private boolean commonOpen;
    private int nextRare;
    private int commonProbes;
    private int rareProbes;

    /// A search in some marks.
    MexSearch(SparseSpace space, SparseMarks marks, SplitProbe probe) {
        this.space = space;
        this.marks = marks;
        this.probe = probe;
    }

    SparseMarks marks() {
        return marks;
    }

    /// Marks what is found, until the least common value is known that is not an option, and all smaller rare
    /// values were probed for.
    ///
    /// @param slot of the heap among those marked together
    /// @param allCommon whether all common options of such splits are marked already
    /// @return the class index of the least common value that is no such option; the size of the class if
    ///     there is none
    int leastCommon(int heap, int slot, boolean allCommon) {
        return leastCommon(heap, slot, 0, 0, allCommon);
    }

    /// The same again when other splits have been marked.
    ///
    /// @param before what was returned before
    int leastCommonAgain(int heap, int slot, int before, boolean allCommon) {
        return before < space.classSize() && marks.isMarked(slot, space.classSize() | before)
                ? leastCommon(heap, slot, before + 1, rareBelow(before, heap), allCommon)
                : before;
    }

    private int leastCommon(int heap, int slot, int fromCommon, int fromRare, boolean allCommon) {
        probe.begin(heap);
        this.heap = heap;
        this.slot = slot;
        nextRare = fromRare;
        common = marks.missingCommon(slot, fromCommon);
        commonOpen = !allCommon && common < space.classSize();
        int first = commonOpen ? space.classSize() | common : rareTarget();
        int second = rareTarget();
        int firstLeft = probe.stretches();
        int secondLeft = firstLeft;
        while (first >= 0 || second >= 0) {
            int found = probe.next(first, second);
            firstLeft--;
            secondLeft--;
            if (first >= 0 && ((found & 1) != 0 || firstLeft == 0)) {
                end(first, (found & 1) != 0, probe.stretches() - firstLeft);
                first = commonOpen ? space.classSize() | common : rareTarget();
                firstLeft = probe.stretches();
            }
            if (second >= 0 && ((found & 2) != 0 || secondLeft == 0)) {
                end(second, (found & 2) != 0, probe.stretches() - secondLeft);
                second = -1;
            }
            if (second < 0) {
                second = rareTarget();
                secondLeft = probe.stretches();
            }
        }
        return common;
    }

    /// The next rare value to probe for, encoded; −1 if there is none below the common value.
    private int rareTarget() {
        int to = rareBelow(common, heap);
        int open = marks.missingRare(slot, nextRare, to);
        nextRare = Math.min(to, open + 1);
        return open < to ? open : -1;
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

    private int rareBelow(int classIndex, int heap) {
        return classIndex == space.classSize() ? classIndex : space.rareBelow(classIndex, heap);
    }

    /// The least value that was neither marked nor found.
    ///
    /// @param classIndex of the least such common value; there is one
    int value(int heap, int slot, int classIndex) {
        int to = rareBelow(classIndex, heap);
        int open = marks.missingRare(slot, 0, to);
        return open < to ? space.rareValue(open, heap) : space.commonValue(classIndex, heap);
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
