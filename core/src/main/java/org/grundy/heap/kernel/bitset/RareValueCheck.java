package org.grundy.heap.kernel.bitset;

import java.util.Arrays;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.WorkerTeam;
import org.grundy.heap.kernel.sparse.VectorSplitScan;
import org.grundy.heap.sequence.NimValues;

/// Verifies a block of the kernel by rows: that every rare value smaller than that of a heap is worth an
/// option of it. A heap for which one is not has that value itself.
///
/// A small heap a of common code x shows it for the heaps n for which n−a, less the tokens taken, has the
/// common code r⊕x, where r is the code of the rare value: so the same squares are joined as for the common
/// options, and a few hundred small heaps show nearly everything. What is left is looked for among all
/// splits.
final class RareValueCheck {
    private static final int BLOCK = RareShifts.LONG;
    private static final int PART = RareShifts.SHORT;
    private static final int PARTS = BLOCK / PART;
    private static final int SIDE = HeapBitMatrices.SIDE;
    private static final Rare NONE = new Rare(-1, 0);

    private final VectorSplitScan scan;
    private final BitsetTables tables;
    private final byte[][] shown;
    private final long[][] turned;
    private final int[][] opens;
    private final Rare[] rares = new Rare[PARTS];
    private final int[] open;

    /// Checks by tables.
    RareValueCheck(SplitMoves splits, BitsetTables tables) {
        int groups = tables.space().codes() / SIDE;
        this.scan = new VectorSplitScan(splits);
        this.tables = tables;
        this.shown = new byte[groups][ShiftedBitMatrices.LONG];
        this.turned = new long[PARTS][PART * ((groups + SIDE - 1) / SIDE)];
        this.opens = new int[PARTS][groups];
        this.open = new int[groups];
    }

    /// A heap and its value.
    record Rare(int heap, int value) {}

    /// The first heap of a block that has another value than the common one it was given, if there is one:
    /// heap −1 if not.
    ///
    /// @param values with those of the block
    /// @param start its first heap
    /// @param known so many heaps at its beginning need no check
    Rare find(NimValues values, int start, int known, WorkerTeam team) {
        int groups = (mostBelow(values, start, known) + SIDE - 1) / SIDE;
        team.run(groups, group -> show(start, group));
        Arrays.fill(rares, NONE);
        team.run(PARTS, part -> rares[part] = find(values, start, known, part, groups));
        for (Rare rare : rares) {
            if (rare.heap >= 0) {
                return rare;
            }
        }
        for (int group = 0; group < groups; group++) {
            open[group] = 0;
            for (int[] heaps : opens) {
                open[group] += heaps[group];
            }
        }
        tables.witnesses().leftOpen(open);
        return NONE;
    }

    private void show(int start, int group) {
        Arrays.fill(shown[group], (byte) 0);
        tables.witnesses().of(group).joinLong(tables.squares(), start, group, shown[group], 0);
    }

    private Rare find(NimValues values, int start, int known, int part, int groups) {
        int first = part * PART;
        long[] columns = turned[part];
        int width = (groups + SIDE - 1) / SIDE;
        for (int group = 0; group < groups; group++) {
            BitTranspose.turn(shown[group], first, PART, columns, width, group);
        }
        Arrays.fill(opens[part], 0);
        for (int heap = Math.max(known, first); heap < first + PART; heap++) {
            int below = tables.rareBelow()[tables.codeOf()[values.get(start + heap)]];
            for (int word = 0; word << 6 < below; word++) {
                long left = ~columns[(heap - first) * width + word] & upTo(below - (word << 6));
                for (; left != 0; left &= left - 1) {
                    int code = (word << 6) + Long.numberOfTrailingZeros(left);
                    opens[part][code / SIDE]++;
                    if (!scan.reaches(values, start + heap, tables.rareOf()[code])) {
                        return new Rare(heap, tables.rareOf()[code]);
                    }
                }
            }
        }
        return NONE;
    }

    private static long upTo(int bits) {
        return bits >= Long.SIZE ? -1L : (1L << bits) - 1;
    }

    private int mostBelow(NimValues values, int start, int known) {
        int most = 0;
        for (int heap = known; heap < BLOCK; heap++) {
            most = Math.max(most, tables.rareBelow()[tables.codeOf()[values.get(start + heap)]]);
        }
        return most;
    }
}
