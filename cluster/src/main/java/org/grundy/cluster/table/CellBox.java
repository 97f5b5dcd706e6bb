package org.grundy.cluster.table;

import java.io.IOException;
import org.grundy.cluster.store.CellArray;

/// The values of a box of positions.
///
/// @param first the least position
/// @param extent how many positions there are along each axis
/// @param cells the last axis fastest
@SuppressWarnings("ArrayRecordComponent")
record CellBox(int[] first, int[] extent, CellArray cells) {
    /// Those of a block.
    static CellBox of(BlockGrid grid, int block, CellArray cells) {
        return new CellBox(grid.first(block), grid.extent(block), cells);
    }

    /// The last ones along an axis.
    ///
    /// @param count at most as many as there are
    CellBox last(int axis, int count) {
        int[] from = first.clone();
        int[] counts = extent.clone();
        from[axis] += extent[axis] - count;
        counts[axis] = count;
        int stretch = 1;
        for (int behind = axis; behind < extent.length; behind++) {
            stretch *= counts[behind];
        }
        int stride = stretch / count * extent[axis];
        int stretches = cells.length() / stride;
        CellArray found = cells.gathered(stride - stretch, stride, stretch, stretches);
        return new CellBox(from, counts, found);
    }

    /// Calls for the first cell of each row along the last axis of a box, until one says that no more is to be done.
    ///
    /// @return whether all of them said that more is to be done
    static boolean forEachRow(int[] first, int[] extent, Row row) throws IOException {
        int[] at = first.clone();
        do {
            if (!row.from(at)) {
                return false;
            }
        } while (BlockGrid.advance(at, first, extent, at.length - 1));
        return true;
    }

    /// What is done with the first cell of a row; false if no more is to be done.
    @FunctionalInterface
    interface Row {
        boolean from(int[] at) throws IOException;
    }
}
