package org.grundy.lang.rules.internal.execution;

import org.grundy.run.Run;

/// Rules that fill a stretch of a table of Grundy values with cells of one width; see
/// [org.grundy.game.coding.TableFiller].
@FunctionalInterface
public interface TableStretch {
    /// Fills a range of indices, end exclusive, while values are below the stamps' length minus 1.
    ///
    /// @param table an array of the cell width that this was made for
    /// @return the first index not filled
    int fill(Object table, int[] stamps, int round, int from, int to, Run run);
}
