package org.grundy.cluster.table;

import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/// The earlier blocks that the lines of a direction through a block pass.
final class LineBlocks {
    private LineBlocks() {}

    /// Those blocks.
    ///
    /// Cost: a visit of each block for each step that passes it.
    ///
    /// @param vector by how much a step lowers each number
    static SortedSet<Integer> behind(BlockGrid grid, List<Integer> vector, int block) {
        SortedSet<Integer> found = new TreeSet<>();
        int[] least = grid.first(block);
        int[] most = least.clone();
        int[] extent = grid.extent(block);
        Arrays.setAll(most, axis -> most[axis] + extent[axis] - 1);
        while (lower(most, vector)) {
            lower(least, vector);
            add(grid, least, most, found);
        }
        found.remove(block);
        return found;
    }

    /// A step; false if it leads to a negative number.
    private static boolean lower(int[] at, List<Integer> vector) {
        Arrays.setAll(at, axis -> at[axis] - vector.get(axis));
        return Arrays.stream(at).allMatch(number -> number >= 0);
    }

    /// Adds the blocks that a box of cells meets.
    private static void add(BlockGrid grid, int[] least, int[] most, SortedSet<Integer> found) {
        int[] from = least.clone();
        int[] counts = least.clone();
        for (int axis = 0; axis < from.length; axis++) {
            int side = grid.sides().get(axis);
            from[axis] = Math.max(0, least[axis]) / side;
            counts[axis] = most[axis] / side - from[axis] + 1;
        }
        int[] place = from.clone();
        do {
            found.add(grid.numbered(place));
        } while (BlockGrid.advance(place, from, counts, place.length));
    }
}
