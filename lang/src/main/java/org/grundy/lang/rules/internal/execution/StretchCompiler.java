package org.grundy.lang.rules.internal.execution;

/// Makes what fills tables, for each kind of cells.
public interface StretchCompiler {
    /// The largest number of stamps for which values are marked as bits of a word.
    int FEW = Long.SIZE;

    /// Whether options are marked one by one, and not known by the lines on which they lie.
    boolean marks();

    /// Whether no state has as many options as there are bits for values.
    boolean hasFewOptions();

    /// Makes a filler.
    ///
    /// @param cells the type of the table: `byte[]`, `short[]` or `int[]`
    /// @param few whether there are so few stamps that values can be marked as bits of a word instead
    TableStretch of(Class<?> cells, boolean few);

    /// Whether there are fillers of who wins in misère play: where rules do not split, and no state is
    /// won or has a value by itself.
    boolean hasMisere();

    /// Makes a filler of who wins in misère play: 1 where the player to move does, else 0.
    ///
    /// @param cells as above
    TableStretch misere(Class<?> cells);
}
