package org.grundy.solve;

/// How long a table is while it is filled upwards. To make room of a gigabyte takes a second in which no limit is
/// looked
/// at, so a table gets more room only when what it has is full: then it takes less time than was taken so far.
///
/// Cost: what is filled is copied at most once more, and at most a sixteenth of the table's memory for the time of a
/// copy.
final class TableGrowth {
    private static final int FIRST = 1 << 20;
    private static final int FACTOR = 16;

    private TableGrowth() {}

    /// How long a table begins.
    ///
    /// @param size how long it will be, at least 0
    static int first(int size) {
        return Math.min(FIRST, size);
    }

    /// How long a table becomes that is full.
    ///
    /// @param length how long it is, less than its size
    static int after(int length, int size) {
        return (int) Math.min((long) FACTOR * length, size);
    }
}
