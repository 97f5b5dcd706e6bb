package org.grundy.lang.rules.internal.bytecode;

import org.grundy.lang.rules.internal.execution.TableStretch;
import org.grundy.lang.rules.internal.support.UsedValues;
import org.grundy.lang.set.NamedSets;

/// What the fillers of tables have that are compiled from rules.
public abstract class CompiledStretch implements TableStretch {
    /// The named sets.
    protected final NamedSets sequences;

    /// The sets known when the rules were compiled.
    protected final long[][] sets;

    /// The size of the table: the length and stride of each axis, and the largest value of each number
    /// of the state.
    protected final int[][] size;

    /// The values on lines of the table, where rules lead to all of them.
    protected final UsedValues used;

    /// How many candidates are not charged yet.
    protected int looked;

    /// @param sequences shared by all that is compiled from one game
    /// @param sets by number
    /// @param size of the table
    /// @param used no value yet
    protected CompiledStretch(NamedSets sequences, long[][] sets, int[][] size, UsedValues used) {
        this.sequences = sequences;
        this.sets = sets;
        this.size = size;
        this.used = used;
    }
}
