package org.grundy.cluster.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
    private final Earlier earlier;
    private final Room room;
    private final int[] first;
    private final int[] extent;
    private final int[] origin;
    private final int[] lengths;
    private final int[] given;

    private BlockWindow(BlockGrid grid, WindowFiller filler, Earlier earlier, Room room, int block) {
        this.grid = grid;
        this.filler = filler;
        this.room = room;
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
    static Optional<CellArray> values(BlockGrid grid, WindowFiller filler, Earlier earlier, Room room, int block)
            throws IOException {
        BlockWindow window = new BlockWindow(grid, filler, earlier, room, block);
        double cells = Arrays.stream(window.lengths).asDoubleStream().reduce(1, (a, b) -> a * b);
        return cells > SMALL + (double) WIDEST * grid.size(block) ? Optional.empty() : window.values();
    }

    /// Gives cells of earlier blocks.
    interface Earlier extends BlockSolver.Earlier {
        /// The last cells of a block along an axis, at least as many as a move goes back, or all.
        CellBox edge(int block, int axis) throws IOException;
    }

    /// Gives arrays of bytes.
    interface Room {
        /// For so many cells of a window, all of them 0.
        byte[] window(int cells);

        /// For so many cells of a block, of any content.
        byte[] block(int cells);
    }

    private static int size(int[] lengths) {
        return Arrays.stream(lengths).reduce(1, Math::multiplyExact);
    }

    private Optional<CellArray> values() throws IOException {
        int all = size(lengths);
        int wanted = size(extent);
        List<WindowFiller.LineCells> behind = behind();
        Optional<CellArray> small = behind.stream().allMatch(box -> box.cells() instanceof byte[])
                ? values(new WindowCells.Bytes(room.window(all), room.block(wanted)), behind)
                : Optional.empty();
        return small.isPresent() ? small : values(new WindowCells.Ints(new int[all], new int[wanted]), behind);
    }

    /// The cells of earlier blocks that lie on lines through this one.
    private List<WindowFiller.LineCells> behind() throws IOException {
        List<WindowFiller.LineCells> behind = new ArrayList<>();
        for (int line = 0; line < filler.lines().size(); line++) {
            for (int block : LineBlocks.behind(grid, filler.lines().get(line), this.block)) {
                CellBox there = CellBox.of(grid, block, earlier.of(block));
                byte[] bytes = there.cells().bytes();
                behind.add(new WindowFiller.LineCells(
                        line, bytes.length > 0 ? bytes : there.cells().ints(), there.first(), there.extent()));
            }
        }
        return behind;
    }

    private Optional<CellArray> values(WindowCells window, List<WindowFiller.LineCells> behind) throws IOException {
        if (!copyEarlier(window) || !window.fill(filler, origin, lengths, given, behind)) {
            return Optional.empty();
        }
        int row = extent[extent.length - 1];
        int[] done = {0};
        CellBox.forEachRow(first, extent, at -> {
            window.take(index(at), done[0], row);
            done[0] += row;
            return true;
        });
        return Optional.of(window.taken());
    }

    /// The index in the window of a cell of the table.
    private int index(int[] at) {
        return BlockGrid.within(at, origin, lengths);
    }

    /// Copies the cells that one move from the block can lead to: for each set of numbers that a move can lower
    /// together, the box of cells that are less in these and not in the others.
    private boolean copyEarlier(WindowCells window) throws IOException {
        for (int lowered = 1; lowered < 1 << first.length; lowered++) {
            if (filler.lowers(lowered) && !copyEarlier(window, lowered)) {
                return false;
            }
        }
        return true;
    }

    private boolean copyEarlier(WindowCells window, int lowered) throws IOException {
        int[] least = first.clone();
        int[] counts = extent.clone();
        for (int axis = 0; axis < first.length; axis++) {
            if ((lowered >>> axis & 1) != 0) {
                counts[axis] = Math.min(given[axis], first[axis]);
                least[axis] -= counts[axis];
                if (counts[axis] == 0) {
                    return true;
                }
            }
        }
        int[] from = new int[first.length];
        int[] blocks = new int[first.length];
        Arrays.setAll(from, axis -> least[axis] / side(axis));
        Arrays.setAll(blocks, axis -> (least[axis] + counts[axis] - 1) / side(axis) - from[axis] + 1);
        int[] place = from.clone();
        do {
            CellBox there = earlier.edge(grid.numbered(place), Integer.numberOfTrailingZeros(lowered));
            if (!copy(window, there, least, counts)) {
                return false;
            }
        } while (BlockGrid.advance(place, from, blocks, place.length));
        return true;
    }

    private int side(int axis) {
        return grid.sides().get(axis);
    }

    /// Copies what two boxes share.
    private boolean copy(WindowCells window, CellBox there, int[] least, int[] counts) throws IOException {
        int[] from = least.clone();
        int[] shared = new int[from.length];
        for (int axis = 0; axis < from.length; axis++) {
            from[axis] = Math.max(least[axis], there.first()[axis]);
            shared[axis] =
                    Math.min(least[axis] + counts[axis], there.first()[axis] + there.extent()[axis]) - from[axis];
        }
        int row = shared[shared.length - 1];
        return CellBox.forEachRow(
                from,
                shared,
                at -> window.copy(there.cells(), BlockGrid.within(at, there.first(), there.extent()), index(at), row));
    }
}
