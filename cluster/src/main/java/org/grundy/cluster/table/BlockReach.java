package org.grundy.cluster.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.game.coding.WindowFiller;

/// The earlier blocks that moves from a block can lead to, where a move goes back some cells at most along each axis.
final class BlockReach {
    /// Where there are more, blocks are much smaller than the steps of moves.
    private static final int MOST_BLOCKS = 1 << 10;

    private final BlockGrid grid;
    private final List<int[]> back;

    private BlockReach(BlockGrid grid, List<int[]> back) {
        this.grid = grid;
        this.back = back;
    }

    /// The reach of rules whose moves are short steps down.
    static Optional<BlockReach> of(BlockGrid grid, WindowFiller filler) {
        if (!filler.lines().isEmpty()) {
            return Optional.empty();
        }
        int[] counts = new int[grid.axes()];
        for (int axis = 0; axis < counts.length; axis++) {
            counts[axis] =
                    1 + Math.ceilDiv(filler.steps().get(axis), grid.sides().get(axis));
        }
        if (Arrays.stream(counts).asDoubleStream().reduce(1, (a, b) -> a * b) > MOST_BLOCKS) {
            return Optional.empty();
        }
        List<int[]> back = new ArrayList<>();
        int[] at = new int[counts.length];
        // The first one is the block itself.
        while (BlockGrid.advance(at, new int[counts.length], counts, counts.length)) {
            if (filler.lowers(lowered(at))) {
                back.add(at.clone());
            }
        }
        return Optional.of(new BlockReach(grid, back));
    }

    private static int lowered(int[] back) {
        int lowered = 0;
        for (int axis = 0; axis < back.length; axis++) {
            lowered |= back[axis] > 0 ? 1 << axis : 0;
        }
        return lowered;
    }

    /// How many levels before that of a block they lie at most.
    int depth() {
        return back.stream().mapToInt(each -> Arrays.stream(each).sum()).max().orElse(0);
    }

    /// Those of a block.
    List<Integer> of(int block) {
        List<Integer> found = new ArrayList<>();
        int[] place = grid.place(block);
        for (int[] each : back) {
            int[] there = place.clone();
            boolean inside = true;
            for (int axis = 0; axis < there.length; axis++) {
                there[axis] -= each[axis];
                inside &= there[axis] >= 0;
            }
            if (inside) {
                found.add(grid.numbered(there));
            }
        }
        return found;
    }
}
