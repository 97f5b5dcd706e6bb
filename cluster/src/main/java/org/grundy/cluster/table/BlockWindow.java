package org.grundy.cluster.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.cluster.store.CellArray;
import org.grundy.game.coding.WindowFiller;

/// Computes the Grundy values of a block by code that is made for its rules, which fills a window of
/// the table: the block, and before it along each axis so many cells as a move goes back. Their values
/// are copied from earlier blocks. Where moves go along lines as far as they like, the values on the lines through the
/// block are taken from all earlier blocks on these lines.
///
/// Cost: one visit of each position and option, and a byte a cell of the window, or four; for lines a visit of
/// each cell behind the block, and of each word of the values that a line has.
final class BlockWindow {
    /// A window with so many times the cells of its block costs more than it saves.
    private static final int WIDEST = 4;

    /// A margin is thin if the block is so many times as long.
    private static final int FEW = 16;

    /// A window of so many cells costs little in any case.
    private static final int SMALL = 1 << 16;

    private final BlockGrid grid;
    private final WindowFiller filler;
    private final int block;
    private final BlockSolver.Earlier earlier;
    private final int[] first;
    private final int[] extent;
    private final int[] origin;
    private final int[] lengths;
    private final int[] given;
    private final Map<Integer, Neighbour> neighbours = new HashMap<>();

    private BlockWindow(BlockGrid grid, WindowFiller filler, BlockSolver.Earlier earlier, int block) {
        this.grid = grid;
        this.filler = filler;
        this.block = block;
        this.earlier = earlier;
        this.first = grid.first(block);
        this.extent = grid.extent(block);
        this.given = new int[first.length];
        this.origin = new int[first.length];
        this.lengths = new int[first.length];
        for (int axis = 0; axis < first.length; axis++) {
            given[axis] = margin(axis, filler.steps().get(axis));
            origin[axis] = first[axis] - given[axis];
            lengths[axis] = given[axis] + extent[axis];
        }
    }

    /// How many cells of the window lie before the block. At the edge of the table there are none that moves could lead
    /// to; but where they are few, room for them gives all blocks windows of one size, for which code is made once.
    private int margin(int axis, int step) {
        boolean few = (long) FEW * step <= extent[axis] && grid.along(axis) > 1;
        return few ? step : Math.min(first[axis], step);
    }

    /// The values of a block; empty if the rules cannot be followed from some cell, or the window would be large.
    static Optional<CellArray> values(BlockGrid grid, WindowFiller filler, BlockSolver.Earlier earlier, int block)
            throws IOException {
        BlockWindow window = new BlockWindow(grid, filler, earlier, block);
        double cells = Arrays.stream(window.lengths).asDoubleStream().reduce(1, (a, b) -> a * b);
        return cells > SMALL + (double) WIDEST * grid.size(block) ? Optional.empty() : window.values();
    }

    private static int size(int[] lengths) {
        return Arrays.stream(lengths).reduce(1, Math::multiplyExact);
    }

    private Optional<CellArray> values() throws IOException {
        int all = size(lengths);
        int wanted = size(extent);
        List<WindowFiller.LineCells> behind = behind();
        Optional<CellArray> small = behind.stream().allMatch(box -> box.cells() instanceof byte[])
                ? values(new WindowCells.Bytes(new byte[all], new byte[wanted]), behind)
                : Optional.empty();
        return small.isPresent() ? small : values(new WindowCells.Ints(new int[all], new int[wanted]), behind);
    }

    /// The cells of earlier blocks that lie on lines through this one.
    private List<WindowFiller.LineCells> behind() throws IOException {
        List<WindowFiller.LineCells> behind = new ArrayList<>();
        for (int line = 0; line < filler.lines().size(); line++) {
            for (int block : LineBlocks.behind(grid, filler.lines().get(line), this.block)) {
                Neighbour there = neighbour(block);
                byte[] bytes = there.cells.bytes();
                behind.add(new WindowFiller.LineCells(
                        line, bytes.length > 0 ? bytes : there.cells.ints(), there.first, there.extent));
            }
        }
        return behind;
    }

    private Optional<CellArray> values(WindowCells window, List<WindowFiller.LineCells> behind) throws IOException {
        if (!forEachRow(origin, lengths, at -> copyEarlier(window, at))
                || !window.fill(filler, origin, lengths, given, behind)) {
            return Optional.empty();
        }
        int row = extent[extent.length - 1];
        int[] done = {0};
        forEachRow(first, extent, at -> {
            window.take(index(at), done[0], row);
            done[0] += row;
            return true;
        });
        return Optional.of(window.taken());
    }

    /// What is done with the first cell of a row along the last axis; false if no more is to be done.
    @FunctionalInterface
    private interface Row {
        boolean from(int[] at) throws IOException;
    }

    private static boolean forEachRow(int[] least, int[] counts, Row row) throws IOException {
        int[] at = least.clone();
        boolean more = true;
        while (more) {
            if (!row.from(at)) {
                return false;
            }
            more = BlockGrid.advance(at, least, counts, at.length - 1);
        }
        return true;
    }

    /// The index in the window of a cell of the table.
    private int index(int[] at) {
        return BlockGrid.within(at, origin, lengths);
    }

    /// An earlier block, of which many rows are copied.
    @SuppressWarnings("ArrayRecordComponent")
    private record Neighbour(int[] first, int[] extent, CellArray cells) {
        /// The first place along the last axis that is behind it.
        int end() {
            return first[first.length - 1] + extent[first.length - 1];
        }
    }

    private Neighbour neighbour(int block) throws IOException {
        Neighbour known = neighbours.get(block);
        if (known == null) {
            known = new Neighbour(grid.first(block), grid.extent(block), earlier.of(block));
            neighbours.put(block, known);
        }
        return known;
    }

    /// Copies those cells of a row that one move from the block can lead to.
    private boolean copyEarlier(WindowCells window, int[] at) throws IOException {
        int last = at.length - 1;
        int before = 0;
        for (int axis = 0; axis < last; axis++) {
            if (at[axis] < 0) {
                return true;
            }
            before |= at[axis] < first[axis] ? 1 << axis : 0;
        }
        int room = Math.min(given[last], first[last]);
        boolean near = room == 0 || !filler.lowers(before | 1 << last) || copy(window, at, first[last] - room, room);
        if (!near || before == 0 || !filler.lowers(before)) {
            return near;
        }
        return copy(window, at, first[last], extent[last]);
    }

    /// Copies cells along the last axis, from one block after the other.
    private boolean copy(WindowCells window, int[] row, int begin, int count) throws IOException {
        int[] at = row.clone();
        int last = at.length - 1;
        int end = begin + count;
        at[last] = begin;
        while (at[last] < end) {
            Neighbour there = neighbour(grid.block(at));
            int length = Math.min(end, there.end()) - at[last];
            int from = BlockGrid.within(at, there.first, there.extent);
            if (!window.copy(there.cells, from, index(at), length)) {
                return false;
            }
            at[last] += length;
        }
        return true;
    }
}
