package org.grundy.solve;

import org.grundy.evidence.Evidence;
import org.grundy.game.coding.Coding;

/// Values from a table where its coding covers a position, else by another way.
///
/// @param coding of the table
/// @param table values of all codes
/// @param others of positions that the coding does not cover
/// @param <P> the type of positions
record TableValues<P>(Coding<P> coding, StatisticValues<P> table, StatisticValues<P> others)
        implements StatisticValues<P> {
    @Override
    public int of(P position) {
        return coding.covers(position) ? table.of(position) : others.of(position);
    }

    @Override
    public Evidence evidence() {
        return table.evidence();
    }
}
