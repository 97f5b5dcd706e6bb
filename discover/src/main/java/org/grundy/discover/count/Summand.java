package org.grundy.discover.count;

/// What is added up for each position that is counted.
public enum Summand {
    /// One.
    ONE,
    /// The numbers of the position.
    NUMBERS,
    /// Its Grundy value.
    VALUES,
    /// By how much a winning move lowers the first number at most; 0 where none wins.
    LARGEST_TAKE,
    /// By how much a winning move lowers the first number at least; 0 where none wins.
    SMALLEST_TAKE;

    /// Whether winning moves decide.
    public boolean isTake() {
        return this == LARGEST_TAKE || this == SMALLEST_TAKE;
    }
}
