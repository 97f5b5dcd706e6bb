package org.grundy.game.coding;

import java.util.List;
import org.grundy.run.Run;

/// Computes the Grundy values of boxes of positions out of a larger table, from the values on the near
/// side of each box. Positions are tuples of numbers, none of which a move raises, and no move lowers a
/// number by more than a known step, but for those that go along a line as far as the edge of the table. For one
/// thread.
public interface WindowFiller {
    /// The largest step by which a move lowers each number, where it does not go along a line.
    List<Integer> steps();

    /// The directions in which a move takes as many steps as it likes: by how much one step lowers each number. What
    /// lies behind a window in these directions is to be given to [#fill].
    List<List<Integer>> lines();

    /// Whether one move that does not go along a line can lower all of some numbers.
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
    /// @param behind the cells before those that are filled, on all lines through them
    /// @param run charged for options
    /// @return false if some value is 255 or more, the rules cannot be followed from some cell, or the values
    ///     on lines would take much more memory than the window; what is filled means nothing then
    boolean fill(byte[] table, int[] origin, int[] lengths, int[] given, List<LineCells> behind, Run run);

    /// The same for values of any size.
    boolean fill(int[] table, int[] origin, int[] lengths, int[] given, List<LineCells> behind, Run run);

    /// Cells of a box that lies behind a window, such that some lines of a direction pass both.
    ///
    /// @param line the number of the direction among all
    /// @param cells `byte[]`, read without sign, or `int[]`; the last axis fastest
    /// @param first the least numbers of the box
    /// @param extent how many numbers it has along each axis
    @SuppressWarnings("ArrayRecordComponent")
    record LineCells(int line, Object cells, int[] first, int[] extent) {}
}
