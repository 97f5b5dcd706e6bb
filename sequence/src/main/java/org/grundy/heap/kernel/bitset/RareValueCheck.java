package org.grundy.heap.kernel.bitset;

import java.util.Arrays;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.WorkerTeam;
import org.grundy.heap.kernel.sparse.VectorSplitScan;
import org.grundy.heap.value.NimValues;

/// Verifies a block of the bitset kernel: every rare value smaller than that of a heap is to be an option.
/// A heap for which one is not has that value itself.
///
/// A small heap a of common index x gives the rare option of index r to heap n if n−a, less the tokens taken,
/// has the common index r⊕x: so the same bit matrices are ORed as for common options, and a few hundred small
/// heaps ([RareWitnesses]) verify nearly everything. What is left open is scanned for among all splits.
final class RareValueCheck {
    private static final int BLOCK = RareShifts.BLOCK;
    private static final int SEGMENT = RareShifts.SEGMENT;
    private static final int SEGMENTS = BLOCK / SEGMENT;
    private static final int SIDE = HeapBitMatrices.SIDE;
    private static final Rare NONE = new Rare(-1, 0);

    private final VectorSplitScan scan;
    private final FarSplits far;
    private final BitsetTables tables;
    private final byte[][] reached;
    private final long[][] transposed;
    private final int[][] openBySegment;
    private final Rare[] rares = new Rare[SEGMENTS];
    private final int[] open;

    RareValueCheck(SplitMoves splits, BitsetTables tables, FarSplits far) {
        int groups = tables.space().classSize() / SIDE;
        this.scan = new VectorSplitScan(splits);
        this.far = far;
        this.tables = tables;
        this.reached = new byte[groups][ShiftedBitMatrices.BLOCK_BYTES];
        this.transposed = new long[SEGMENTS][SEGMENT * ((groups + SIDE - 1) / SIDE)];
        this.openBySegment = new int[SEGMENTS][groups];
        this.open = new int[groups];
    }

    /// A heap and its value.
    record Rare(int heap, int value) {}

    /// The first heap of a block that has another value than the common one it was given, if there is one:
    /// heap −1 if not.
    ///
    /// @param values with those of the block
    /// @param start its first heap
    /// @param known how many heaps at its beginning need no check
    Rare find(NimValues values, int start, int known, WorkerTeam team) {
        int groups = (mostBelow(values, start, known) + SIDE - 1) / SIDE;
        team.run(groups, group -> orWitnesses(start, group));
        Arrays.fill(rares, NONE);
        team.run(SEGMENTS, segment -> rares[segment] = find(values, start, known, segment, groups));
        for (Rare rare : rares) {
            if (rare.heap >= 0) {
                return rare;
            }
        }
        for (int group = 0; group < groups; group++) {
            open[group] = 0;
            for (int[] heaps : openBySegment) {
                open[group] += heaps[group];
            }
        }
        tables.witnesses().leftOpen(open);
        return NONE;
    }

    private void orWitnesses(int start, int group) {
        Arrays.fill(reached[group], (byte) 0);
        tables.witnesses().of(group).orBlock(tables.matrices(), start, group, reached[group], 0);
    }

    private Rare find(NimValues values, int start, int known, int segment, int groups) {
        int first = segment * SEGMENT;
        long[] columns = transposed[segment];
        int width = (groups + SIDE - 1) / SIDE;
        for (int group = 0; group < groups; group++) {
            BitTranspose.transpose(reached[group], first, SEGMENT, columns, width, group);
        }
        Arrays.fill(openBySegment[segment], 0);
        for (int heap = Math.max(known, first); heap < first + SEGMENT; heap++) {
            int below = rareBelow(values, start + heap);
            for (int word = 0; word << 6 < below; word++) {
                long missing = ~columns[(heap - first) * width + word] & upTo(below - (word << 6));
                for (; missing != 0; missing &= missing - 1) {
                    int index = (word << 6) + Long.numberOfTrailingZeros(missing);
                    openBySegment[segment][index / SIDE]++;
                    int value = tables.rareValue(index, start + heap);
                    if (!isOption(values, start + heap, value)) {
                        return new Rare(heap, value);
                    }
                }
            }
        }
        return NONE;
    }

    private boolean isOption(NimValues values, int heap, int value) {
        return scan.reaches(values, heap, value, far.near()) || far.reach(heap, value);
    }

    private static long upTo(int bits) {
        return bits >= Long.SIZE ? -1L : (1L << bits) - 1;
    }

    private int mostBelow(NimValues values, int start, int known) {
        int most = 0;
        for (int heap = known; heap < BLOCK; heap++) {
            most = Math.max(most, rareBelow(values, start + heap));
        }
        return most;
    }

    private int rareBelow(NimValues values, int heap) {
        return tables.rareBelow(tables.indexOf(values.get(heap), heap), heap);
    }
}
