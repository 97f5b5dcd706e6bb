package org.grundy.lang.rules.internal.support;

import java.util.List;

/// Where rows of cells, which may be outside a table, meet lines of a direction that have a number in it: a line has
/// one if at each axis but that of the pivot the difference to the multiple of the pivot's coordinate is one that cells
/// of the table have.
///
/// @param lengths of the axes of the table
/// @param vector of the direction, with a 1
@SuppressWarnings("ArrayRecordComponent")
record LineSpan(int[] lengths, List<Integer> vector) {
    /// The first coordinate on the last axis of the cells that are on such lines.
    ///
    /// @param row the coordinates of a cell; the last one does not matter
    long from(int[] row) {
        int last = lengths.length - 1;
        int pivot = UsedValues.pivot(vector);
        long from = Integer.MIN_VALUE;
        for (int axis = 0; axis <= last; axis++) {
            int times = vector.get(axis);
            if (axis != pivot && pivot == last) {
                from = Math.max(from, least(row[axis], axis));
            } else if (axis != pivot && axis == last) {
                from = Math.max(from, (long) times * (row[pivot] - lengths[pivot] + 1));
            } else if (axis != pivot && !has(row[axis] - (long) times * row[pivot], axis)) {
                return Integer.MAX_VALUE;
            }
        }
        return from;
    }

    /// The first one behind them.
    long to(int[] row) {
        int last = lengths.length - 1;
        int pivot = UsedValues.pivot(vector);
        long to = Integer.MAX_VALUE;
        for (int axis = 0; axis <= last; axis++) {
            int times = vector.get(axis);
            if (axis != pivot && pivot == last) {
                to = times == 0 ? to : Math.min(to, (long) Math.floorDiv(row[axis], times) + lengths[last]);
            } else if (axis != pivot && axis == last) {
                to = Math.min(to, (long) times * row[pivot] + lengths[last]);
            }
        }
        return to;
    }

    /// The least coordinate of the pivot on the last axis for which a cell's difference at another axis is small
    /// enough.
    private long least(int coordinate, int axis) {
        int times = vector.get(axis);
        if (times == 0) {
            return has(coordinate, axis) ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        }
        return Math.ceilDiv(coordinate - lengths[axis] + 1, times);
    }

    private boolean has(long difference, int axis) {
        long below = (long) vector.get(axis) * (lengths[UsedValues.pivot(vector)] - 1);
        return difference >= -below && difference < lengths[axis];
    }
}
