package org.grundy.cluster.table;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A box of positions, cut into blocks. A block's level is the sum of its coordinates among the blocks: where no move
/// raises a coordinate, every move leads into the same block or into one of an earlier level, and the blocks of a level
/// do not need each other.
///
/// @param lengths how many positions there are along each axis; the last axis varies fastest
/// @param sides how many a block has along each axis; fewer at the far end
/// @param tasks how many tasks, and files, the blocks of a level are shared among, if there are so many
public record BlockGrid(List<Integer> lengths, List<Integer> sides, int tasks) implements Serializable {
    /// Where nobody says otherwise, at most: enough for the cores of most clusters, and few enough that the tasks of a
    /// large table take seconds, and its files are large.
    public static final int USUAL_TASKS = 64;

    /// Positions of a block, where nobody says otherwise: small enough for many tasks, large enough that a task's own
    /// cost does not matter.
    private static final int USUAL_BLOCK = 1 << 20;

    /// The least number of blocks along all axes together, so that there is something to share.
    private static final int USUAL_LEVELS = 8;

    public BlockGrid {
        lengths = List.copyOf(lengths);
        sides = List.copyOf(sides);
    }

    /// A grid with blocks of a size that suits most machines.
    public static BlockGrid of(List<Integer> lengths) {
        int axes = lengths.size();
        int side = (int) Math.max(1, Math.floor(Math.pow(USUAL_BLOCK, 1.0 / axes)));
        List<Integer> sides = new ArrayList<>();
        for (int length : lengths) {
            sides.add(Math.clamp(Math.ceilDiv(length, USUAL_LEVELS), 1, side));
        }
        return new BlockGrid(lengths, sides, USUAL_TASKS);
    }

    /// A grid with blocks of given sides, cut to the table.
    public static BlockGrid of(List<Integer> lengths, List<Integer> sides) {
        List<Integer> cut = new ArrayList<>();
        for (int axis = 0; axis < lengths.size(); axis++) {
            cut.add(Math.min(lengths.get(axis), sides.get(axis)));
        }
        return new BlockGrid(lengths, cut, USUAL_TASKS);
    }

    /// The same grid with levels that are shared among another number of tasks.
    ///
    /// @param number at least 1
    public BlockGrid sharedAmong(int number) {
        return new BlockGrid(lengths, sides, number);
    }

    /// How many axes there are.
    public int axes() {
        return lengths.size();
    }

    /// How many blocks lie along an axis.
    public int along(int axis) {
        return Math.ceilDiv(lengths.get(axis), sides.get(axis));
    }

    /// How many blocks there are.
    public int blocks() {
        long blocks = 1;
        for (int axis = 0; axis < axes(); axis++) {
            blocks = Math.multiplyExact(blocks, along(axis));
        }
        return Math.toIntExact(blocks);
    }

    /// How many levels there are.
    public int levels() {
        int levels = 1;
        for (int axis = 0; axis < axes(); axis++) {
            levels += along(axis) - 1;
        }
        return levels;
    }

    /// The coordinates of a block among the blocks.
    public int[] place(int block) {
        int[] place = new int[axes()];
        int rest = block;
        for (int axis = axes() - 1; axis >= 0; axis--) {
            place[axis] = rest % along(axis);
            rest /= along(axis);
        }
        return place;
    }

    /// The level of a block.
    public int level(int block) {
        int level = 0;
        for (int coordinate : place(block)) {
            level += coordinate;
        }
        return level;
    }

    /// The blocks of a level, in order.
    public List<Integer> at(int level) {
        List<Integer> found = new ArrayList<>();
        int last = axes() - 1;
        int[] place = new int[axes()];
        int[] counts = new int[axes()];
        Arrays.setAll(counts, this::along);
        do {
            // All but the last coordinate leave one choice of that one.
            place[last] = 0;
            place[last] = level - IntStream.of(place).sum();
            if (place[last] >= 0 && place[last] < counts[last]) {
                found.add(numbered(place));
            }
        } while (advance(place, new int[axes()], counts, last));
        return found;
    }

    /// How many positions the level in the middle has: none has more blocks.
    long widest() {
        return at(levels() / 2).stream().mapToLong(this::size).sum();
    }

    /// The blocks of a level, shared among tasks: neighbours together, as many for each as for the others.
    List<List<Integer>> shares(int level) {
        List<Integer> all = at(level);
        int count = Math.min(tasks, all.size());
        return IntStream.range(0, count)
                .mapToObj(share -> List.copyOf(all.subList(from(share, count, all), from(share + 1, count, all))))
                .toList();
    }

    private static int from(int share, int count, List<Integer> all) {
        return Math.toIntExact((long) share * all.size() / count);
    }

    /// The number of the block with some coordinates among the blocks.
    int numbered(int[] place) {
        int block = 0;
        for (int axis = 0; axis < place.length; axis++) {
            block = block * along(axis) + place[axis];
        }
        return block;
    }

    /// The least position of a block.
    public int[] first(int block) {
        int[] first = place(block);
        for (int axis = 0; axis < first.length; axis++) {
            first[axis] *= sides.get(axis);
        }
        return first;
    }

    /// How many positions a block has along each axis.
    public int[] extent(int block) {
        int[] extent = first(block);
        for (int axis = 0; axis < extent.length; axis++) {
            extent[axis] = Math.min(sides.get(axis), lengths.get(axis) - extent[axis]);
        }
        return extent;
    }

    /// The block of a position.
    int block(int[] at) {
        int block = 0;
        for (int axis = 0; axis < at.length; axis++) {
            block = block * along(axis) + at[axis] / sides.get(axis);
        }
        return block;
    }

    /// The place of a position in a box of them, the last axis fastest.
    ///
    /// @param least the least position of the box
    /// @param counts how many positions it has along each axis
    static int within(int[] at, int[] least, int[] counts) {
        int index = 0;
        for (int axis = 0; axis < at.length; axis++) {
            index = index * counts[axis] + at[axis] - least[axis];
        }
        return index;
    }

    /// Goes to the next position of a box, or to that with the next numbers on its first few axes.
    ///
    /// @param axes how many of the first axes move
    /// @return false behind the last one; then it is at the least again
    static boolean advance(int[] at, int[] least, int[] counts, int axes) {
        for (int axis = axes - 1; axis >= 0; axis--) {
            if (++at[axis] < least[axis] + counts[axis]) {
                return true;
            }
            at[axis] = least[axis];
        }
        return false;
    }

    /// How many positions a block has.
    public int size(int block) {
        int size = 1;
        for (int length : extent(block)) {
            size = Math.multiplyExact(size, length);
        }
        return size;
    }
}
