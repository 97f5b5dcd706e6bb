package org.grundy.lang.rules.internal.proof;

import java.util.List;

/// An axis of a table: the sum of some numbers of the state, from 0 to a bound.
///
/// @param place the number of the state that follows from this axis
/// @param others the further numbers in the sum, all determined by other axes
/// @param bound the largest value
public record BoxAxis(int place, List<Integer> others, long bound) {
    public BoxAxis {
        others = List.copyOf(others);
    }

    /// The number of values.
    public long length() {
        return bound + 1;
    }
}
