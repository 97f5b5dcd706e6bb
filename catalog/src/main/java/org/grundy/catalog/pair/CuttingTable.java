package org.grundy.catalog.pair;

import java.math.BigInteger;
import java.util.BitSet;
import org.grundy.evidence.Evidence;
import org.grundy.game.Pair;
import org.grundy.game.Valuation;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Grundy values of papers to be cut, of all up to the longest side asked for so far.
///
/// Cost: n³/4 nim sums for a side of n, once; 4 bytes a paper.
final class CuttingTable implements Valuation<Pair> {
    private static final int LONGEST_SIDE = 1 << 13;

    /// Row w holds the papers of sides w and h; the table is symmetric.
    private int[][] values = new int[0][];

    @Override
    public synchronized Valued value(Pair paper, Run run) {
        BigInteger side = paper.x().max(paper.y());
        if (side.compareTo(BigInteger.valueOf(LONGEST_SIDE)) > 0) {
            throw run.giveUp(Limit.METHOD);
        }
        if (side.intValueExact() >= values.length) {
            values = filled(side.intValueExact(), run);
        }
        int value = values[paper.x().intValueExact()][paper.y().intValueExact()];
        return new Valued(BigInteger.valueOf(value), new Evidence.ByTable((long) values.length * values.length));
    }

    private static int[][] filled(int side, Run run) {
        run.memory(4L * (side + 1) * (side + 1));
        int[][] table = new int[side + 1][side + 1];
        for (int w = Cutting.NARROWEST; w <= side; w++) {
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
