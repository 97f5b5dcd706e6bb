package org.grundy.heap.kernel.bitset;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.heap.kernel.SplitMoves;

/// Small common heaps that verify rare options for whole blocks: with heap a of class index x, a split of
/// heap n has the rare value of index r if n−a, less the tokens taken, has the index r⊕x. So for a group of
/// eight r those small heaps verify the most for which the eight indices r⊕x are frequent, and they are
/// used first.
///
/// Only distances divisible by 8 are used, so that no bits have to be shifted. How many small heaps are used
/// follows from how many heaps they left open before, for each group: a heap left open costs as much as some
/// dozen small heaps.
final class RareWitnesses {
    private static final int SIDE = HeapBitMatrices.SIDE;
    /// The fewest small heaps of a group.
    private static final int MIN_WITNESSES = 16;

    /// How many blocks pass between changes of the number of small heaps.
    private static final int BLOCKS_PER_CHANGE = 32;

    /// With fewer heaps left open in these blocks, 30 in each, fewer small heaps are used.
    private static final int MIN_OPEN = 30 * BLOCKS_PER_CHANGE;

    /// With more heaps left open in these blocks, 60 in each, more small heaps are used.
    private static final int MAX_OPEN = 60 * BLOCKS_PER_CHANGE;

    private final List<List<SplitMoves.Shift>> ordered;
    private final ShiftedBitMatrices[] used;
    private final int[] open;
    private int blocks;

    /// Witnesses in the order in which they are worth trying.
    ///
    /// @param small the shifts of small heaps, with distances divisible by 8 and class indices in place of
    ///     values
    /// @param heaps how many heaps have each class index
    RareWitnesses(List<SplitMoves.Shift> small, int[] heaps) {
        int groups = heaps.length / SIDE;
        int[] frequency = new int[groups];
        for (int index = 0; index < heaps.length; index++) {
            frequency[index / SIDE] += heaps[index];
        }
        int[] frequent = IntStream.range(0, groups)
                .boxed()
                .filter(group -> frequency[group] > 0)
                .sorted(Comparator.comparingInt(group -> -frequency[group]))
                .mapToInt(Integer::intValue)
                .toArray();
        List<List<SplitMoves.Shift>> byGroup = new ArrayList<>();
        for (int group = 0; group < groups; group++) {
            byGroup.add(new ArrayList<>());
        }
        small.forEach(shift -> byGroup.get(shift.value() / SIDE).add(shift));
        ordered = IntStream.range(0, groups)
                .mapToObj(group -> IntStream.of(frequent)
                        .mapToObj(other -> byGroup.get(group ^ other))
                        .flatMap(List::stream)
                        .toList())
                .toList();
        used = new ShiftedBitMatrices[groups];
        open = new int[groups];
        for (int group = 0; group < groups; group++) {
            use(group, 4 * SIDE * frequent.length);
        }
    }

    private void use(int group, int count) {
        List<SplitMoves.Shift> all = ordered.get(group);
        used[group] = ShiftedBitMatrices.of(all.subList(0, Math.clamp(count, 0, all.size())));
    }

    /// The witnesses in use for the rare values of the indices 8·group to 8·group+7.
    ShiftedBitMatrices of(int group) {
        return used[group];
    }

    /// Counts the heaps of a block that were left open for each group.
    void leftOpen(int[] heaps) {
        for (int group = 0; group < heaps.length; group++) {
            open[group] += heaps[group];
        }
        if (++blocks == BLOCKS_PER_CHANGE) {
            for (int group = 0; group < heaps.length; group++) {
                adapt(group);
            }
            blocks = 0;
        }
    }

    private void adapt(int group) {
        int count = used[group].size();
        if (open[group] > MAX_OPEN && count < ordered.get(group).size()) {
            use(group, count + count / 4);
        } else if (open[group] < MIN_OPEN && count > MIN_WITNESSES) {
            use(group, count - count / 8);
        }
        open[group] = 0;
    }
}
