package org.grundy.lang.rules.internal.execution;

import java.util.List;
import org.grundy.lang.rules.internal.support.UsedValues;

/// Makes what fills a window of a table: a box of its cells with numbers that begin at an origin.
public interface WindowCompiler {
    /// How many stamps to begin with, a power of two; so few that values are bits of a word while they stay small.
    int firstStamps();

    /// The directions of the lines of which all positions are options.
    List<List<Integer>> lines();

    /// How many values a position can have at most.
    long values();

    /// Makes a filler. It passes over cells that are given, but for those before the first one that it is to
    /// fill; so it may return an index behind the last one.
    ///
    /// @param cells the type of the table: `byte[]` or `int[]`
    /// @param few whether there are so few stamps that values are marked as bits of a word instead
    /// @param origin the least numbers of the window
    /// @param lengths how many numbers it has along each axis
    /// @param given how many of the first cells along each axis are filled already
    /// @param used the values on lines through the window
    TableStretch of(Class<?> cells, boolean few, int[] origin, int[] lengths, int[] given, UsedValues used);
}
