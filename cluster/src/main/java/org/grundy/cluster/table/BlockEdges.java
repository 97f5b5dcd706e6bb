package org.grundy.cluster.table;

import java.util.ArrayList;
import java.util.List;

/// What later blocks need of a block where moves are short steps down: for each axis the last cells along it, as many
/// as a move goes back.
///
/// @param along by axis
record BlockEdges(List<CellBox> along) {
    /// @param whole not kept
    /// @param steps by how much a move lowers each number at most
    static BlockEdges of(CellBox whole, List<Integer> steps) {
        List<CellBox> along = new ArrayList<>();
        for (int axis = 0; axis < steps.size(); axis++) {
            along.add(whole.last(axis, Math.min(steps.get(axis), whole.extent()[axis])));
        }
        return new BlockEdges(along);
    }

    /// How much memory they take.
    long size() {
        return along.stream().mapToLong(edge -> edge.cells().size()).sum();
    }
}
