package org.grundy.heap.kernel.bitset;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.heap.kernel.SplitMoves;

/// What the rare heaps give, as shifts (s, v): heap n has an option of code c if heap n−s has code c⊕v. They
/// are sorted by how far they reach, for what comes from before a block is joined for the whole block, and
/// the rest as its heaps become known.
public final class RareShifts {
    /// The heaps of a short block, 7 squares.
    static final int SHORT = 56;

    /// The heaps of a long block, 63 squares.
    public static final int LONG = 9 * SHORT;

    private final int window;
    private final Set<SplitMoves.Shift> known = new HashSet<>();
    private int[] distances = new int[64];
    private int[] codes = new int[64];
    private int size;
    private final boolean words;
    private final int farthestWide;
    private Levels levels;

    /// No shifts.
    ///
    /// @param window the squares keep so many heaps before a block
    /// @param words whether all codes are bits of one word
    /// @param ahead whether what far heaps give is joined while the block before is not yet known
    RareShifts(int window, boolean words, boolean ahead) {
        this.window = window;
        this.words = words;
        this.farthestWide = ahead ? 2 * LONG : LONG;
        this.levels = levels();
    }

    /// The shifts by how far they reach.
    ///
    /// @param near those that are followed heap by heap
    /// @param middle those that are followed for eight heaps at a time: where all codes are bits of one word
    ///     all others that are shorter than a short block, else none
    /// @param brief those shorter than a long block and no shorter than a short one
    /// @param wide those that reach before a long block and, if work is done ahead, not before the one before
    /// @param far those that reach farther
    /// @param beyond those that reach beyond the squares
    record Levels(
            Flat near,
            WordShifts middle,
            ShiftedBitMatrices brief,
            ShiftedBitMatrices wide,
            ShiftedBitMatrices far,
            Flat beyond) {}

    /// Shifts as two arrays, which are not to be changed.
    static final class Flat {
        private final int[] distances;
        private final int[] codes;

        Flat(int[] distances, int[] codes) {
            this.distances = distances;
            this.codes = codes;
        }

        int[] distances() {
            return distances;
        }

        int[] codes() {
            return codes;
        }

        int size() {
            return distances.length;
        }

        ShiftedBitMatrices squares() {
            return new ShiftedBitMatrices(distances, codes);
        }
    }

    /// Adds shifts; those that are there already count once.
    void add(List<SplitMoves.Shift> shifts) {
        for (SplitMoves.Shift shift : shifts) {
            if (known.add(shift)) {
                if (size == distances.length) {
                    distances = Arrays.copyOf(distances, 2 * size);
                    codes = Arrays.copyOf(codes, 2 * size);
                }
                distances[size] = shift.distance();
                codes[size++] = shift.value();
            }
        }
        levels = levels();
    }

    private Levels levels() {
        int followed = words ? WordShifts.TOGETHER : SHORT;
        return new Levels(
                between(0, followed),
                new WordShifts(between(followed, SHORT)),
                between(SHORT, LONG).squares(),
                between(LONG, farthestWide).squares(),
                between(farthestWide, window + 1).squares(),
                between(window + 1, Integer.MAX_VALUE));
    }

    private Flat between(int from, int to) {
        int[] chosen = IntStream.range(0, size)
                .filter(i -> distances[i] >= from && distances[i] < to)
                .toArray();
        return new Flat(
                IntStream.of(chosen).map(i -> distances[i]).toArray(),
                IntStream.of(chosen).map(i -> codes[i]).toArray());
    }

    /// The shifts of each level, as far as they are known.
    Levels byReach() {
        return levels;
    }

    /// How many there are.
    int size() {
        return size;
    }

    int distance(int index) {
        return distances[index];
    }

    int code(int index) {
        return codes[index];
    }
}
