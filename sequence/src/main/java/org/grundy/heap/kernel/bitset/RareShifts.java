package org.grundy.heap.kernel.bitset;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.heap.kernel.KernelVectors;
import org.grundy.heap.kernel.SplitMoves;

/// The shifts (s, v) that rare heaps give: heap n has the option c if heap n−s has the class index c⊕v.
/// They are sorted by distance, for options that come from before a block are ORed for the whole block, and
/// the others as its heaps become known.
public final class RareShifts {
    /// The heaps of a segment: as many bit matrices as a vector holds but one, for the next one is needed to shift
    /// bits; 56, 24 or 8 heaps.
    static final int SEGMENT = KernelVectors.LENGTH - HeapBitMatrices.SIDE;

    /// The heaps of a block: 63 bit matrices, so that they and the next one are whole vectors, and the
    /// block is 9, 21 or 63 segments.
    public static final int BLOCK = 504;

    private final int window;
    private final Set<SplitMoves.Shift> known = new HashSet<>();
    private int[] distances = new int[64];
    private int[] indices = new int[64];
    private int size;
    private final boolean inOneWord;
    private final int farFrom;
    private ByDistance byDistance;

    /// No shifts.
    ///
    /// @param window how many heaps before a block the bit matrices keep
    /// @param inOneWord whether all class indices are bits of one word
    /// @param ahead whether far shifts are ORed while the block before is resolved
    RareShifts(int window, boolean inOneWord, boolean ahead) {
        this.window = window;
        this.inOneWord = inOneWord;
        this.farFrom = ahead ? 2 * BLOCK : BLOCK;
        this.byDistance = sorted();
    }

    /// The shifts by distance, as far as they are known.
    ///
    /// @param perHeap below a segment, or below a vector of words where all class indices are bits of one word:
    ///     marked heap by heap
    /// @param perWords from there to a segment where all indices are bits of one word, else none: ORed for a
    ///     vector of words
    /// @param perSegment from a segment to 503: ORed for a segment
    /// @param perBlock from 504 to 1007 if far shifts are ORed ahead, else none: ORed for a block
    /// @param far from 504 or 1008 to the window: ORed for a block, ahead where there are threads
    /// @param outside beyond the window: marked heap by heap
    record ByDistance(
            ShiftArrays perHeap,
            WordShifts perWords,
            ShiftedBitMatrices perSegment,
            ShiftedBitMatrices perBlock,
            ShiftedBitMatrices far,
            ShiftArrays outside) {}

    /// Shifts as two arrays, which are not to be changed.
    static final class ShiftArrays {
        private final int[] distances;
        private final int[] indices;

        ShiftArrays(int[] distances, int[] indices) {
            this.distances = distances;
            this.indices = indices;
        }

        int[] distances() {
            return distances;
        }

        int[] indices() {
            return indices;
        }

        int size() {
            return distances.length;
        }

        ShiftedBitMatrices matrices() {
            return new ShiftedBitMatrices(distances, indices);
        }
    }

    /// Adds shifts that are not there yet.
    void add(List<SplitMoves.Shift> shifts) {
        for (SplitMoves.Shift shift : shifts) {
            if (known.add(shift)) {
                if (size == distances.length) {
                    distances = Arrays.copyOf(distances, 2 * size);
                    indices = Arrays.copyOf(indices, 2 * size);
                }
                distances[size] = shift.distance();
                indices[size++] = shift.value();
            }
        }
        byDistance = sorted();
    }

    private ByDistance sorted() {
        int perHeapBelow = inOneWord ? WordShifts.HEAPS : SEGMENT;
        return new ByDistance(
                between(0, perHeapBelow),
                new WordShifts(between(perHeapBelow, SEGMENT)),
                between(SEGMENT, BLOCK).matrices(),
                between(BLOCK, farFrom).matrices(),
                between(farFrom, window + 1).matrices(),
                between(window + 1, Integer.MAX_VALUE));
    }

    private ShiftArrays between(int from, int to) {
        int[] chosen = IntStream.range(0, size)
                .filter(i -> distances[i] >= from && distances[i] < to)
                .toArray();
        return new ShiftArrays(
                IntStream.of(chosen).map(i -> distances[i]).toArray(),
                IntStream.of(chosen).map(i -> indices[i]).toArray());
    }

    ByDistance byDistance() {
        return byDistance;
    }

    /// How many there are.
    int size() {
        return size;
    }

    int distance(int index) {
        return distances[index];
    }

    int index(int index) {
        return indices[index];
    }
}
