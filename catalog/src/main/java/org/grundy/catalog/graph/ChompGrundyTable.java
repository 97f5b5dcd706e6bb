package org.grundy.catalog.graph;

import org.grundy.run.Limit;
import org.grundy.run.Run;

/// The Grundy values of all bars within a rectangle.
final class ChompGrundyTable {
    private final int height;
    private final int width;
    private final long[][] terms;
    private final ShortsByRank values;

    /// Computes all values. Called inside [Run#attempt].
    ChompGrundyTable(int height, int width, Run run) {
        long bars = ChompRules.choices(height, width);
        run.needs(bars);
        if (bars > Integer.MAX_VALUE) {
            throw run.giveUp(Limit.MEMORY);
        }
        run.memory(Short.BYTES * bars);
        this.height = height;
        this.width = width;
        this.terms = ChompRules.terms(height, width);
        this.values = values(height, width, (int) bars, run);
    }

    private static ShortsByRank values(int height, int width, int bars, Run run) {
        for (int words = 1; ; words *= 2) {
            ShortsByRank values = new ShortsByRank(bars);
            if (ChompSweep.ofValues(height, width, words)
                    .sweep(run, (rank, numbers, count) -> values.tell(numbers, count))) {
                return values;
            }
        }
    }

    boolean holds(ChompPosition bar) {
        return bar.height() <= height && bar.width() <= width;
    }

    /// The value of a bar that it holds.
    int value(ChompPosition bar) {
        return values.get((int) ChompRules.rank(bar, bar.height(), terms));
    }

    /// How many bars it holds.
    int size() {
        return values.size() - 1;
    }
}
