package org.grundy.lang.rules.internal.execution;

/// Makes what fills a window of a table: a box of its cells with numbers that begin at an origin.
@FunctionalInterface
public interface WindowCompiler {
    /// Makes a filler.
    ///
    /// @param cells the type of the table: `byte[]` or `int[]`
    /// @param origin the least numbers of the window
    /// @param lengths how many numbers it has along each axis
    TableStretch of(Class<?> cells, int[] origin, int[] lengths);
}
