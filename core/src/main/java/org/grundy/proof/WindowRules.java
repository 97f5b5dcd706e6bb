package org.grundy.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.proof.lane.Shift;

/// A code and its first values, as far as the values behind them are found from these and from the last
/// ones.
///
/// A value is rare if it shares an even number of ones with the mask, the parity of its heap counted
/// where it may be. The *index* of a value is the value without the lowest bit of the mask: index and
/// class tell the value, and the index of a nim sum is the nim sum of the indices, as its class is even
/// if both are or neither is. So an option by a split is common if one part is rare and the other is not.
final class WindowRules {
    /// One more than the largest index.
    static final int INDICES = Long.SIZE;

    private final int low;
    private final int last;
    private final int lastRare;
    private final List<Shift> commons = new ArrayList<>();
    private final List<Shift> turned = new ArrayList<>();
    private final List<Shift> witnesses = new ArrayList<>();
    private final int[][] common = new int[2][INDICES];
    private final long[][] rareBelow = new long[2][INDICES];

    /// @param code that leaves at most two heaps
    /// @param mask one that [has indices][#hasIndices]
    /// @param head the first values
    /// @param witness the largest part of a split that may show that a rare value is an option
    WindowRules(CodeRecomputation code, int mask, int[] head, int witness) {
        this.low = Integer.numberOfTrailingZeros(mask);
        this.last = code.last();
        int[] rare = rare(code, head);
        this.lastRare = rare.length == 0 ? 0 : rare[rare.length - 1];
        for (int heap : rare) {
            addSplits(commons, code, heap, index(head[heap]));
        }
        for (int heap = 1; heap <= witness; heap++) {
            if (!code.rare(head[heap], heap)) {
                addSplits(witnesses, code, heap, index(head[heap]));
            }
        }
        for (int taken : code.taken(1)) {
            (isTurned(code, taken) ? turned : commons).add(new Shift(taken, 0));
        }
        fill(code);
    }

    private static int[] rare(CodeRecomputation code, int[] head) {
        return IntStream.range(1, head.length)
                .filter(n -> code.rare(head[n], n))
                .toArray();
    }

    /// Whether the value of a heap left alone counts in the other class for the heap from which so many
    /// were taken.
    private static boolean isTurned(CodeRecomputation code, int taken) {
        return code.byParity() && taken % 2 != 0;
    }

    private void fill(CodeRecomputation code) {
        for (int parity = 0; parity < 2; parity++) {
            for (int value = 0; value < 2 * INDICES; value++) {
                if (!code.rare(value, parity)) {
                    common[parity][index(value)] = value;
                }
            }
            for (int value = 0; value < 2 * INDICES; value++) {
                for (int index = 0; index < INDICES; index++) {
                    if (code.rare(value, parity) && value < common[parity][index]) {
                        rareBelow[parity][index] |= 1L << index(value);
                    }
                }
            }
        }
    }

    /// Whether a mask has a bit that values below 128 have, without which they are no more than the indices.
    static boolean hasIndices(int mask) {
        return Integer.numberOfTrailingZeros(mask) < Integer.numberOfTrailingZeros(2 * INDICES);
    }

    /// The index of a value below 128.
    int index(int value) {
        return value >>> (low + 1) << low | (value & ((1 << low) - 1));
    }

    /// The common value of an index, by the parity of the heap.
    int common(int parity, int index) {
        return common[parity][index];
    }

    /// For each index, the indices of the rare values that are smaller than the common one.
    long[] rareBelow(int parity) {
        return rareBelow[parity];
    }

    /// The last rare heap.
    int lastRare() {
        return lastRare;
    }

    /// The most tokens of a move.
    int last() {
        return last;
    }

    /// Which heaps give common options, and how.
    List<Shift> commons() {
        return commons;
    }

    /// Which heaps give rare options when they are left alone.
    List<Shift> turned() {
        return turned;
    }

    /// Which heaps give rare options by a split.
    List<Shift> witnesses() {
        return witnesses;
    }

    /// How many indices a lane has room for at least. Values that differ in the lowest bit of the mask have
    /// the same index, so among indices below that bit a larger one may have the smaller value.
    int leastIndices() {
        return 1 << low;
    }

    private static void addSplits(List<Shift> shifts, CodeRecomputation code, int heap, int index) {
        for (int taken : code.taken(2)) {
            shifts.add(new Shift(taken + heap, index));
        }
    }
}
