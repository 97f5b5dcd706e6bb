package org.grundy.game.coding;

import java.util.List;
import org.grundy.run.Run;

/// Computes the Grundy values of boxes of positions out of a larger table, from the values on the near
/// side of each box. Positions are tuples of numbers, none of which a move raises, and no move lowers a
/// number by more than a known step. For one thread.
public interface WindowFiller {
    /// The largest step by which a move lowers each number.
    List<Integer> steps();

    /// Whether one move can lower all of some numbers.
    ///
    /// @param places the bits of the numbers
    boolean lowers(int places);

    /// Fills a window: cells in the order of their numbers, the last varying fastest.
    ///
    /// @param table as long as the window has cells; values of bytes are read without sign
    /// @param origin the least numbers of the window
    /// @param lengths how many numbers it has along each axis
    /// @param given how many of the first numbers along each axis have their values in the table already; the cells
    ///     behind all of them are filled
    /// @param run charged for options
    /// @return false if some value is 255 or more, or the rules cannot be followed from some cell; what is filled
    ///     means nothing then
    boolean fill(byte[] table, int[] origin, int[] lengths, int[] given, Run run);

    /// The same for values of any size: false only if the rules cannot be followed from some cell.
    boolean fill(int[] table, int[] origin, int[] lengths, int[] given, Run run);
}
