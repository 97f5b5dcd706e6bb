package org.grundy.cluster.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import org.grundy.cluster.store.CellArray;
import org.grundy.solve.Fold;
import org.grundy.solve.Statistic;
import org.grundy.text.InputError;

/// Computes the values of a block from those of earlier blocks, which are fetched when a move first leads there.
///
/// Cost: one visit of each position and option.
final class BlockSolver implements GridRules.GridOptions {
    private static final int BULK = 1 << 9;

    private final TableSpec spec;
    private final BlockGrid grid;
    private final GridRules rules;
    private final Earlier earlier;
    private final Statistic statistic;
    private final Fold fold;
    private final int[][] blockAt;
    private final int[][] within;
    private final int[][] extentAt;
    private final int[] blockStride;
    private final CellArray[] fetched;

    private int block;
    private int level;
    private int[] extent = {};
    private int[] values = {};
    private int[] at = {};
    private int cell;
    private final int[] gathered = new int[BULK];
    private int count;

    /// Gives the values of earlier blocks.
    @FunctionalInterface
    interface Earlier {
        CellArray of(int block) throws IOException;
    }

    BlockSolver(TableSpec spec, GridRules rules, Earlier earlier) {
        this.spec = spec;
        this.grid = spec.grid();
        this.rules = rules;
        this.earlier = earlier;
        this.statistic = spec.shown().statistic(spec.play());
        this.fold = statistic.fold();
        int axes = grid.axes();
        this.blockAt = new int[axes][];
        this.within = new int[axes][];
        this.extentAt = new int[axes][];
        this.blockStride = new int[axes];
        int stride = 1;
        for (int axis = axes - 1; axis >= 0; axis--) {
            blockStride[axis] = stride;
            stride *= grid.along(axis);
            measure(axis);
        }
        this.fetched = new CellArray[grid.blocks()];
    }

    private void measure(int axis) {
        int length = grid.lengths().get(axis);
        int side = grid.sides().get(axis);
        blockAt[axis] = new int[length];
        within[axis] = new int[length];
        extentAt[axis] = new int[length];
        for (int i = 0; i < length; i++) {
            blockAt[axis][i] = i / side * blockStride[axis];
            within[axis][i] = i % side;
            extentAt[axis][i] = Math.min(side, length - i / side * side);
        }
    }

    /// The values of a block.
    ///
    /// @throws InputError if a move leads to where it must not
    int[] solve(int wanted) {
        block = wanted;
        level = grid.level(wanted);
        extent = grid.extent(wanted);
        values = new int[grid.size(wanted)];
        int[] first = grid.first(wanted);
        at = first.clone();
        for (cell = 0; cell < values.length; cell++) {
            values[cell] = value();
            BlockGrid.advance(at, first, extent, at.length);
        }
        return values;
    }

    private int value() {
        fold.clear();
        return switch (rules.visit(at, statistic.playsOut(), this)) {
            case NONE -> BlockFile.NONE;
            case WON -> won();
            case ORDINARY -> {
                flush();
                yield spec.shown().stored(fold.result());
            }
        };
    }

    private int won() {
        if (spec.shown() == ClusterQuantity.OUTCOME) {
            return 1;
        }
        return statistic
                .ofWon()
                .orElseThrow(() -> new InputError(
                        "%s has positions that are won at once, which no table of this kind shows",
                        "%s 有立即获胜的局面，这种表无法表示", spec.game()));
    }

    private void flush() {
        fold.add(gathered, count);
        count = 0;
    }

    @Override
    public void to(long[] option) {
        add(valueOf(option));
    }

    @Override
    public void to(long[][] parts) {
        if (!spec.shown().combines()) {
            throw new InputError(
                    "a move of %s leaves several positions, and only Grundy values combine: --show grundy",
                    "%s 的一步可留下多个局面，只有 SG 值可以合并：请用 --show grundy", spec.game());
        }
        int all = statistic.ofNothing();
        for (long[] part : parts) {
            all = statistic.combine(all, valueOf(part));
        }
        add(all);
    }

    private void add(int value) {
        gathered[count++] = value;
        if (count == BULK) {
            flush();
        }
    }

    private int valueOf(long[] option) {
        int where = 0;
        for (int axis = 0; axis < option.length; axis++) {
            long number = option[axis];
            if (number < 0 || number >= blockAt[axis].length) {
                throw outside(option);
            }
            where += blockAt[axis][(int) number];
        }
        return where == block ? own(option) : earlier(where, option);
    }

    private int own(long[] option) {
        int index = 0;
        for (int axis = 0; axis < option.length; axis++) {
            index = index * extent[axis] + within[axis][(int) option[axis]];
        }
        if (index >= cell) {
            throw late(option);
        }
        return values[index];
    }

    private int earlier(int other, long[] option) {
        CellArray there = fetched[other];
        if (there == null) {
            if (grid.level(other) >= level) {
                throw late(option);
            }
            there = fetch(other);
        }
        int index = 0;
        for (int axis = 0; axis < option.length; axis++) {
            int coordinate = (int) option[axis];
            index = index * extentAt[axis][coordinate] + within[axis][coordinate];
        }
        return there.get(index);
    }

    private CellArray fetch(int other) {
        try {
            CellArray there = earlier.of(other);
            fetched[other] = there;
            return there;
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private InputError late(long[] option) {
        String move = move(option);
        return new InputError(
                "the move %s leads to no earlier block: give --block with longer sides",
                "走法 %s 不通向更早的块：请用 --block 给出更长的边", move);
    }

    private InputError outside(long[] option) {
        String move = move(option);
        return new InputError("the move %s leads out of the table: give a larger --to", "走法 %s 走出了表：请给更大的 --to", move);
    }

    private String move(long[] option) {
        return Arrays.toString(at) + " → " + Arrays.toString(option);
    }
}
