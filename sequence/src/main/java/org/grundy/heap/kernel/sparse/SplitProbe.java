package org.grundy.heap.kernel.sparse;

import org.grundy.heap.kernel.SplitMoves;

/// Scans the splits of one heap for some values, two at a time and one stretch of splits after the other, in
/// cycles, so that the probe for a value may begin at any stretch.
final class SplitProbe {
    /// The length of a stretch, in pairs of splits: short enough to end soon when a value is found, long
    /// enough that the beginning of a scan costs little.
    private static final int STRETCH = 1 << 10;

    private static final int FIRST = NearSplits.LAST / 2;

    private final SplitMoves splits;
    private final SplitScan scan;
    private int heap;
    private int pair;
    private int place;
    private int stretches;

    SplitProbe(SplitMoves splits, SplitScan scan) {
        this.splits = splits;
        this.scan = scan;
    }

    /// Begins with a heap.
    void begin(int with) {
        heap = with;
        pair = 0;
        place = FIRST;
        stretches = 0;
        for (int i = 0; i < splits.pairs().length; i++) {
            stretches += (end(i) - FIRST + STRETCH - 1) / STRETCH;
        }
    }

    /// How many stretches there are.
    int stretches() {
        return stretches;
    }

    private int end(int kind) {
        return (splits.smaller(kind, heap - splits.pairs()[kind]) + 1) >> 1;
    }

    /// Scans the next stretch for two encoded values, as [SplitScan#find].
    int next(int first, int second) {
        int end = end(pair);
        int to = Math.min(end, place + STRETCH);
        int found = scan.find(heap - splits.pairs()[pair], place, to, first, second);
        place = to;
        if (to == end) {
            pair = (pair + 1) % splits.pairs().length;
            place = FIRST;
        }
        return found;
    }
}
