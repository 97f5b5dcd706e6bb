package org.grundy.catalog.graph;

import java.util.Arrays;
import java.util.Collection;
import org.grundy.run.Run;

/// Lost bars within a rectangle, by their last row: for given other rows no two last rows are lost, for the
/// longer could be bitten to the shorter. So one number for each choice of the other rows is enough, a
/// small part of all bars.
///
/// Source for the uniqueness: D. Zeilberger, *Three-rowed Chomp* (2001).
final class ChompLosses {
    private final int others;
    private final long[][] terms;

    /// For which choices of the other rows the last row is kept, ascending; empty for all.
    private final long[] ranks;

    private final ShortsByRank lost;

    private ChompLosses(int height, long[][] terms, long[] ranks, ShortsByRank lost) {
        this.others = height - 1;
        this.terms = terms;
        this.ranks = ranks;
        this.lost = lost;
    }

    /// All lost bars. Called inside [Run#attempt].
    ///
    /// @param height at least 2
    /// @param width at least 1; the rows but the last can be chosen in less than 2^31 ways
    static ChompLosses all(int height, int width, Run run) {
        int choices = Math.toIntExact(ChompRules.choices(height - 1, width));
        run.memory((long) Short.BYTES * choices);
        ShortsByRank lost = new ShortsByRank(choices);
        ChompSweep.ofLastRows(height, width).sweep(run, (rank, numbers, count) -> lost.tell(numbers, count));
        return new ChompLosses(height, ChompRules.terms(height - 1, width), new long[0], lost);
    }

    /// Which of some bars are lost: for rectangles with too many bars to keep a number for each. Called inside
    /// [Run#attempt].
    ///
    /// @param height at least 2
    /// @param width at least 1; all rows but the first and the last can be chosen in less than 2^31 ways
    /// @param bars at least one, each within the rectangle
    static ChompLosses among(int height, int width, Collection<ChompPosition> bars, Run run) {
        long[][] terms = ChompRules.terms(height - 1, width);
        long[] ranks = bars.stream()
                .mapToLong(bar -> ChompRules.rank(bar, height - 1, terms))
                .sorted()
                .distinct()
                .toArray();
        short[] lost = new short[ranks.length];
        ChompSweep.ofLastRows(height, width).sweep(run, new ChompSweep.Numbers() {
            private int next;

            @Override
            public void are(long rank, short[] numbers, int count) {
                while (next < ranks.length && ranks[next] < rank + count) {
                    lost[next] = numbers[(int) (ranks[next] - rank)];
                    next++;
                }
            }
        });
        return new ChompLosses(height, terms, ranks, ShortsByRank.of(lost));
    }

    private int place(ChompPosition bar) {
        long rank = ChompRules.rank(bar, others, terms);
        return ranks.length == 0 ? (int) rank : Arrays.binarySearch(ranks, rank);
    }

    /// Whether it is known if a bar within the rectangle is lost.
    boolean knows(ChompPosition bar) {
        return place(bar) >= 0;
    }

    /// Whether a bar that it knows is lost.
    boolean isLost(ChompPosition bar) {
        return lost.get(place(bar)) == bar.row(others);
    }
}
