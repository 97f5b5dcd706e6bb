package org.grundy.solve;

/// How long a table is while it is filled upwards. To make room of a gigabyte takes a second in which no limit is
/// looked at, so a table gets more room only when what it has is full: then it takes less time than was taken so far.
///
/// Each length is a sixteenth of the next one, rounded up, and the last one is the size: so however large a table is,
/// the part that its last copy is made of is small.
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
        int first = size;
        while (first > FIRST) {
            first = before(first);
        }
        return first;
    }

    /// How long a table becomes that is full.
    ///
    /// @param length how long it is: one of its lengths, less than its size
    static int after(int length, int size) {
        int after = size;
        while (before(after) > length) {
            after = before(after);
        }
        return after;
    }

    private static int before(int length) {
        return Math.ceilDiv(length, FACTOR);
    }
}
