package org.grundy.proof;

import java.util.Arrays;
import java.util.stream.IntStream;

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
    private final int[] distances;
    private final int[] indices;
    private final int[] turned;
    private final int[] witnessDistances;
    private final int[] witnessIndices;
    private final int[][] common = new int[2][INDICES];
    private final long[][] rareBelow = new long[2][INDICES];

    /// @param code that leaves at most two heaps
    /// @param mask not 0
    /// @param head the first values
    /// @param witness the largest part of a split that may show that a rare value is an option
    WindowRules(CodeRecomputation code, int mask, int[] head, int witness) {
        this.low = Integer.numberOfTrailingZeros(mask);
        this.last = code.last();
        int[] rare = rare(code, head);
        this.lastRare = rare.length == 0 ? 0 : rare[rare.length - 1];
        Shifts commons = new Shifts();
        Shifts witnesses = new Shifts();
        for (int heap : rare) {
            commons.addSplits(code, heap, index(head[heap]));
        }
        for (int heap = 1; heap <= witness; heap++) {
            if (!code.rare(head[heap], heap)) {
                witnesses.addSplits(code, heap, index(head[heap]));
            }
        }
        int[] alone = code.taken(1);
        Arrays.stream(alone).filter(taken -> !isTurned(code, taken)).forEach(taken -> commons.add(taken, 0));
        this.turned =
                Arrays.stream(alone).filter(taken -> isTurned(code, taken)).toArray();
        this.distances = commons.distances();
        this.indices = commons.indices();
        this.witnessDistances = witnesses.distances();
        this.witnessIndices = witnesses.indices();
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

    /// The index of a value below 128.
    int index(int value) {
        return value >>> (low + 1) << low | (value & ((1 << low) - 1));
    }

    /// The common value of an index, by the parity of the heap.
    int common(int parity, int index) {
        return common[parity][index];
    }

    /// The indices of the rare values that are smaller than a common one.
    long rareBelow(int parity, int index) {
        return rareBelow[parity][index];
    }

    /// The last rare heap.
    int lastRare() {
        return lastRare;
    }

    /// The most tokens of a move.
    int last() {
        return last;
    }

    /// How far back the heaps are that give common options.
    int[] distances() {
        return distances;
    }

    /// The indices whose nim sums with theirs are those options.
    int[] indices() {
        return indices;
    }

    /// How far back the heaps are that are left alone and give rare options.
    int[] turned() {
        return turned;
    }

    /// How far back the heaps are that give rare options by a split; a copy.
    int[] witnessDistances() {
        return witnessDistances.clone();
    }

    /// The indices whose nim sums with theirs are those options; a copy.
    int[] witnessIndices() {
        return witnessIndices.clone();
    }

    /// Distances and indices, each in the order in which they are added.
    private static final class Shifts {
        private int[] distances = new int[64];
        private int[] indices = new int[64];
        private int size;

        void addSplits(CodeRecomputation code, int heap, int index) {
            for (int taken : code.taken(2)) {
                add(taken + heap, index);
            }
        }

        void add(int distance, int index) {
            if (size == distances.length) {
                distances = Arrays.copyOf(distances, 2 * size);
                indices = Arrays.copyOf(indices, 2 * size);
            }
            distances[size] = distance;
            indices[size++] = index;
        }

        int[] distances() {
            return Arrays.copyOf(distances, size);
        }

        int[] indices() {
            return Arrays.copyOf(indices, size);
        }
    }
}
