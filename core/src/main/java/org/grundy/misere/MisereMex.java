package org.grundy.misere;

/// The misère Grundy value of a position that is not terminal, from those of its options: the least number
/// that is none of them, as far as values are told apart.
public final class MisereMex {
    /// The largest number of values that can be told apart.
    public static final int MOST_VALUES = Long.SIZE - 1;

    private final int levels;
    private final long all;
    private long seen;

    /// @param levels values below this are distinguished, from 1 to [#MOST_VALUES]
    public MisereMex(int levels) {
        this.levels = levels;
        this.all = (1L << levels) - 1;
    }

    /// Takes in the value of an option.
    public void add(int value) {
        seen |= 1L << value;
    }

    /// Whether no further option matters.
    boolean settled() {
        return (seen & all) == all;
    }

    /// The value, or the number of levels if it is that or more.
    public int value() {
        return Math.min(levels, Long.numberOfTrailingZeros(~seen));
    }
}
