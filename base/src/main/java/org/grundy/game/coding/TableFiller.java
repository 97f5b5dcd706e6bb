package org.grundy.game.coding;

import org.grundy.run.Run;

/// Computes the Grundy values of consecutive codes of a coding into a table, upwards, from the values
/// before them.
///
/// Values are stored in cells of 1, 2 or 4 bytes and read without sign; a
/// [won][org.grundy.game.Ruleset#won] position's cell has all bits set. `stamps` is scratch memory for the
/// mex: its length is a power of two, at most 2^8, 2^16 or 2^30 for the three kinds of cells, and no cell
/// of the table but those of won positions is as large as its length less 1. Between calls on one table the
/// same array is handed in, and `round` is above all rounds stamped in it; a call stamps rounds from
/// `round` to `round` + (`to` − `from`) − 1.
///
/// Each method returns the first code whose value is not stored, because it is as large as the stamps'
/// length less 1; else `to`. Options are charged to the run, positions by the caller.
///
/// Each throws [IllegalStateException] if the rules cannot be followed from some code, which perhaps no
/// play reaches; then the rules are to be searched from the position itself.
public interface TableFiller {
    /// Fills cells of a byte.
    int fill(byte[] table, int[] stamps, int round, int from, int to, Run run);

    /// Fills cells of two bytes.
    int fill(short[] table, int[] stamps, int round, int from, int to, Run run);

    /// Fills cells of four bytes.
    int fill(int[] table, int[] stamps, int round, int from, int to, Run run);

    /// How many stamps to begin with: a power of two, at most 2^8. Fewer are for rules whose values are likely to stay
    /// smaller than that.
    default int firstStamps() {
        return 1 << 8;
    }

    /// Whether a byte is known to be enough for every cell.
    default boolean fitsBytes() {
        return false;
    }
}
