package org.grundy.lang.rules.internal.execution;

/// Makes what fills a window of a table: a box of its cells with numbers that begin at an origin.
public interface WindowCompiler {
    /// How many stamps to begin with, a power of two; so few that values are bits of a word where they stay small.
    int firstStamps();

    /// Makes a filler.
    ///
    /// @param cells the type of the table: `byte[]` or `int[]`
    /// @param origin the least numbers of the window
    /// @param lengths how many numbers it has along each axis
    TableStretch of(Class<?> cells, int[] origin, int[] lengths);
}
