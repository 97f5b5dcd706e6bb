package org.grundy.catalog.graph;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.grundy.value.Mex;

/// Grundy values of a path of n vertices from which a move takes consecutive vertices, wherever it is cut.
/// Values are computed as far as they have been asked for.
///
/// Cost: O(n²) for all values up to n.
final class PathValues implements IntUnaryOperator {
    private final int before;
    private final int fewer;
    private int[] values = {0};

    /// A move at vertex i takes the vertices i−before..i+1 that exist.
    ///
    /// @param before how many vertices it takes before i
    /// @param fewer how many of the last vertices admit no move
    PathValues(int before, int fewer) {
        this.before = before;
        this.fewer = fewer;
    }

    @Override
    public synchronized int applyAsInt(int n) {
        int known = values.length;
        if (n >= known) {
            values = Arrays.copyOf(values, n + 1);
            Mex mex = new Mex();
            for (int length = known; length <= n; length++) {
                values[length] = value(length, mex);
            }
        }
        return values[n];
    }

    private int value(int length, Mex mex) {
        mex.clear();
        for (int i = 0; i < length - fewer; i++) {
            mex.add(values[Math.max(0, i - before)] ^ values[Math.max(0, length - 2 - i)]);
        }
        return mex.result();
    }
}
