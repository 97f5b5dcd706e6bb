package org.grundy.catalog.graph;

import org.grundy.run.Limit;
import org.grundy.run.Run;

/// The Grundy values of all bars within a rectangle.
final class ChompGrundyTable {
    private final int height;
    private final int width;
    private final long[][] terms;
    private ShortsByRank values;

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
        this.values = new ShortsByRank((int) bars);
        int words = 1;
        while (!ChompSweep.ofValues(height, width, words).sweep(run, this::keep)) {
            this.values = new ShortsByRank((int) bars);
            words *= 2;
        }
    }

    private void keep(long rank, short[] numbers, int count) {
        values.tell(numbers, count);
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
