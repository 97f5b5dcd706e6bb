package org.grundy.lang.rules.internal.bytecode;

import org.grundy.lang.rules.internal.support.NamedSets;
import org.grundy.run.Run;

/// Compiled rules that fill a stretch of a table of Grundy values with cells of one width; see
/// [org.grundy.game.coding.TableFiller].
public abstract class TableStretch {
    /// The named sets.
    protected final NamedSets sequences;

    /// The sets known when the rules were compiled.
    protected final long[][] sets;

    /// The size of the table: the length and stride of each axis, and the largest value of each number
    /// of the state.
    protected final int[][] size;

    /// @param sequences shared by all that is compiled from one game
    /// @param sets by number
    /// @param size of the table
    protected TableStretch(NamedSets sequences, long[][] sets, int[][] size) {
        this.sequences = sequences;
        this.sets = sets;
        this.size = size;
    }

    /// Fills a range of indices, end exclusive, while values are below the stamps' length minus 1.
    ///
    /// @param table an array of the cell width that this was compiled for
    /// @return the first index not filled
    public abstract int fill(Object table, int[] stamps, int round, int from, int to, Run run);
}
