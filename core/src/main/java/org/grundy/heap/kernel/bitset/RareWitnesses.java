package org.grundy.heap.kernel.bitset;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.heap.kernel.SplitMoves;

/// Small common heaps that show rare values for whole blocks: with heap a of code x, what is left of heap n
/// has the rare value of code r if n−a, less the tokens taken, has code r⊕x. So for eight values r those
/// small heaps show the most for which the eight codes r⊕x are frequent, and they are tried first.
///
/// Only small heaps are used by which a block is read at a byte's start, so that no bits have to be moved.
/// How many are used follows from how many heaps were left open before, for each eight values: a heap that
/// is left open costs as much as some dozen small heaps.
final class RareWitnesses {
    private static final int SIDE = HeapBitMatrices.SIDE;
    private static final int LEAST = 16;
    private static final int BLOCKS = 32;
    private static final int FEWEST_OPEN = 30 * BLOCKS;
    private static final int MOST_OPEN = 60 * BLOCKS;

    private final List<List<SplitMoves.Shift>> ordered;
    private final ShiftedBitMatrices[] used;
    private final int[] open;
    private int blocks;

    /// Witnesses in the order in which they are worth trying.
    ///
    /// @param small what small heaps give, with distances divisible by 8 and codes in place of values
    /// @param heaps how many heaps have each code
    RareWitnesses(List<SplitMoves.Shift> small, int[] heaps) {
        int groups = heaps.length / SIDE;
        int[] frequency = new int[groups];
        for (int code = 0; code < heaps.length; code++) {
            frequency[code / SIDE] += heaps[code];
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

    /// The witnesses in use for the values 8·group to 8·group+7.
    ShiftedBitMatrices of(int group) {
        return used[group];
    }

    /// Takes note of how many heaps of a block were left open for each group.
    void leftOpen(int[] heaps) {
        for (int group = 0; group < heaps.length; group++) {
            open[group] += heaps[group];
        }
        if (++blocks == BLOCKS) {
            for (int group = 0; group < heaps.length; group++) {
                adapt(group);
            }
            blocks = 0;
        }
    }

    private void adapt(int group) {
        int count = used[group].size();
        if (open[group] > MOST_OPEN && count < ordered.get(group).size()) {
            use(group, count + count / 4);
        } else if (open[group] < FEWEST_OPEN && count > LEAST) {
            use(group, count - count / 8);
        }
        open[group] = 0;
    }
}
