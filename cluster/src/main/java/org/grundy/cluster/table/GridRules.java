package org.grundy.cluster.table;

import java.util.List;
import java.util.Optional;
import org.grundy.game.coding.WindowFiller;

/// The rules of a game on the cells of a box: tuples of numbers.
interface GridRules {
    /// What a cell is.
    enum Kind {
        /// No position, or one that is written as another tuple.
        NONE,
        /// A position from which the player to move wins the whole sum at once.
        WON,
        /// Any other position.
        ORDINARY
    }

    /// Lists the options of a cell, if it is a position; those of a won one only if they are wanted.
    ///
    /// @param playsOut whether the options of won positions are wanted
    Kind visit(int[] at, boolean playsOut, GridOptions out);

    /// Code that fills windows of the table with Grundy values, where there is any.
    ///
    /// @param largest the largest of each number
    default Optional<WindowFiller> window(List<Integer> largest) {
        return Optional.empty();
    }

    /// Takes options. The arrays belong to the caller, who uses them again.
    interface GridOptions {
        /// A single position.
        void to(long[] at);

        /// A sum of positions.
        void to(long[][] parts);
    }
}
