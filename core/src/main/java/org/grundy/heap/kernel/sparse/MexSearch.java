package org.grundy.heap.kernel.sparse;

import org.grundy.heap.kernel.SparseSpace;

/// Looks for the mex of the options of a heap, some of which are marked, among the splits with larger parts:
/// for the least common value that is missing, and for each smaller rare value that is not marked.
///
/// Two values are looked for at a time ([SplitProbe]); as soon as one is found the next one is begun with.
final class MexSearch {
    private final SparseSpace space;
    private final SparseMarks marks;
    private final SplitProbe look;
    private int index;
    private int common;
    private boolean commonOpen;
    private int nextRare;
    private int commonLooks;
    private int rareLooks;

    /// A search in some marks.
    MexSearch(SparseSpace space, SparseMarks marks, SplitProbe look) {
        this.space = space;
        this.marks = marks;
        this.look = look;
    }

    SparseMarks marks() {
        return marks;
    }

    /// Marks what is found, until the least common number is known that is not, and all smaller rare values
    /// were looked for.
    ///
    /// @param at the heap's index among those marked together
    /// @param allCommon whether all common options of such splits are marked already
    /// @return the number of the least common value that is no such option; that of values in each class if
    ///     there is none
    int settle(int heap, int at, boolean allCommon) {
        return settle(heap, at, 0, 0, allCommon);
    }

    /// The same again when other splits have been marked.
    ///
    /// @param before what was given back before
    int settleAgain(int heap, int at, int before, boolean allCommon) {
        return before < space.codes() && marks.isMarked(at, space.codes() | before)
                ? settle(heap, at, before + 1, rareBelow(before), allCommon)
                : before;
    }

    private int settle(int heap, int at, int fromCommon, int fromRare, boolean allCommon) {
        look.begin(heap);
        index = at;
        nextRare = fromRare;
        common = marks.missingCommon(at, fromCommon);
        commonOpen = !allCommon && common < space.codes();
        int first = commonOpen ? space.codes() | common : rareTarget();
        int second = rareTarget();
        int firstLeft = look.stretches();
        int secondLeft = firstLeft;
        while (first >= 0 || second >= 0) {
            int found = look.next(first, second);
            firstLeft--;
            secondLeft--;
            if (first >= 0 && ((found & 1) != 0 || firstLeft == 0)) {
                end(first, (found & 1) != 0, look.stretches() - firstLeft);
                first = commonOpen ? space.codes() | common : rareTarget();
                firstLeft = look.stretches();
            }
            if (second >= 0 && ((found & 2) != 0 || secondLeft == 0)) {
                end(second, (found & 2) != 0, look.stretches() - secondLeft);
                second = -1;
            }
            if (second < 0) {
                second = rareTarget();
                secondLeft = look.stretches();
            }
        }
        return common;
    }

    /// The next rare cell to look for; −1 if there is none below the common value.
    private int rareTarget() {
        int to = rareBelow(common);
        int open = marks.missingRare(index, nextRare, to);
        nextRare = Math.min(to, open + 1);
        return open < to ? open : -1;
    }

    /// Takes note of what was found or not.
    private void end(int cell, boolean found, int stretches) {
        if (cell >= space.codes()) {
            if (found) {
                commonLooks += stretches;
                common = marks.missingCommon(index, common + 1);
            }
            commonOpen = found && common < space.codes();
        } else if (found) {
            rareLooks += stretches;
            marks.mark(index, cell);
        }
    }

    private int rareBelow(int code) {
        return code == space.codes() ? code : space.common(code) - code;
    }

    /// The least value that was neither marked nor found.
    ///
    /// @param code the number of the least such common value; there is one
    int value(int at, int code) {
        int to = rareBelow(code);
        int open = marks.missingRare(at, 0, to);
        return open < to ? space.rareOf(open) : space.common(code);
    }

    /// What it took since the last time to find common values that were not marked, in stretches.
    int takeCommonLooks() {
        int looks = commonLooks;
        commonLooks = 0;
        return looks;
    }

    /// The same for rare values.
    int takeRareLooks() {
        int looks = rareLooks;
        rareLooks = 0;
        return looks;
    }
}
