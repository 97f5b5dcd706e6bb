package org.grundy.catalog.pair;

import java.util.BitSet;
import org.grundy.run.Run;

/// Grundy values of papers to be cut, of all up to the longest side asked for so far.
///
/// Cost: n³/4 nim sums for a side of n, once; 4 bytes a paper.
final class CuttingTable extends SquareTable {
    private static final int LONGEST_SIDE = 1 << 13;

    CuttingTable() {
        super(0, LONGEST_SIDE);
    }

    @Override
    int[][] filled(int sides, Run run) {
        run.memory(4L * sides * sides);
        int[][] table = new int[sides][sides];
        for (int w = Cutting.NARROWEST; w < sides; w++) {
            for (int h = Cutting.NARROWEST; h <= w; h++) {
                run.position();
                run.options((w + h) / 2);
                BitSet options = new BitSet();
                mark(table[w], h, options);
                mark(table[h], w, options);
                table[w][h] = options.nextClearBit(0);
                table[h][w] = table[w][h];
            }
        }
        return table;
    }

    /// Marks the nim sums of the two papers that a cut across one side leaves.
    private static void mark(int[] byLength, int length, BitSet options) {
        for (int i = Cutting.NARROWEST; 2 * i <= length; i++) {
            options.set(byLength[i] ^ byLength[length - i]);
        }
    }
}
