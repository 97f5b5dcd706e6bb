package org.grundy.heap.kernel.word;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;
import org.grundy.heap.kernel.KernelVectors;
import org.grundy.heap.kernel.SplitMoves;
import org.grundy.heap.kernel.VectorExchange;

/// The options that some shifts (s, v) give to a segment of heaps: heap n has the option c if heap n−s has
/// the class index c⊕v.
///
/// The words of heaps n−s are ORed for all shifts of one v, and bit i is moved to i⊕v. To move bits seldom, the
/// v are visited in the order of a Gray code: from one to the next, what was ORed so far is moved by their
/// difference, which is one bit where all v occur.
///
/// Shifts are taken four by four, those of one v filled up with the last of them: loops of few and varying
/// steps cost the JVM's compiler more around them than in them.
///
/// Cost: one load and one OR of 64 bytes for each shift, five operations for each v.
final class ShiftedWords {
    private static final VectorSpecies<Byte> BYTES = KernelVectors.BYTES;

    /// How many shifts are taken together.
    private static final int TOGETHER = 4;

    /// Where the words of heap n−s begin before those of heap n, by shift; of each v a multiple of four.
    private final int[] offsets;

    /// The first shift of each v, in order, and the number of shifts.
    private final int[] starts;

    /// The first exchange before each v, in order, before the end, and the number of exchanges.
    private final int[] exchangeStarts;

    /// The bits of class indices that are exchanged.
    private final byte[] exchanges;

    /// Some shifts.
    ///
    /// @param shifts with class indices in place of values
    /// @param bytes of a word
    ShiftedWords(List<SplitMoves.Shift> shifts, int bytes) {
        List<SplitMoves.Shift> ordered = filledUp(shifts.stream()
                .sorted(Comparator.comparingInt(shift -> rank(shift.value())))
                .toList());
        offsets = ordered.stream().mapToInt(shift -> shift.distance() * bytes).toArray();
        int[] firsts = IntStream.range(0, ordered.size())
                .filter(i ->
                        i == 0 || ordered.get(i).value() != ordered.get(i - 1).value())
                .toArray();
        starts = IntStream.concat(IntStream.of(firsts), IntStream.of(ordered.size()))
                .toArray();
        int[] indices = IntStream.concat(
                        IntStream.of(firsts).map(i -> ordered.get(i).value()), IntStream.of(0))
                .toArray();
        int[][] steps = IntStream.range(0, indices.length)
                .mapToObj(i -> bits(i == 0 ? 0 : indices[i] ^ indices[i - 1]))
                .toArray(int[][]::new);
        exchangeStarts = new int[steps.length + 1];
        for (int i = 0; i < steps.length; i++) {
            exchangeStarts[i + 1] = exchangeStarts[i] + steps[i].length;
        }
        exchanges = new byte[exchangeStarts[steps.length]];
        for (int i = 0; i < steps.length; i++) {
            for (int j = 0; j < steps[i].length; j++) {
                exchanges[exchangeStarts[i] + j] = (byte) steps[i][j];
            }
        }
    }

    private static List<SplitMoves.Shift> filledUp(List<SplitMoves.Shift> ordered) {
        List<SplitMoves.Shift> filled = new ArrayList<>();
        for (int i = 0; i < ordered.size(); i++) {
            SplitMoves.Shift shift = ordered.get(i);
            filled.add(shift);
            boolean last = i + 1 == ordered.size() || ordered.get(i + 1).value() != shift.value();
            while (last && filled.size() % TOGETHER != 0) {
                filled.add(shift);
            }
        }
        return filled;
    }

    /// The place of a number in the reflected Gray code.
    private static int rank(int gray) {
        int rank = gray;
        for (int shift = 1; shift < Integer.SIZE; shift *= 2) {
            rank ^= rank >>> shift;
        }
        return rank;
    }

    private static int[] bits(int value) {
        return IntStream.range(0, Integer.SIZE)
                .filter(bit -> (value >> bit & 1) != 0)
                .toArray();
    }

    /// The options that the shifts give.
    ///
    /// @param words of heaps
    /// @param at where those of the segment begin
    /// @param options gets the words of the segment: eight times eight bytes
    void or(byte[] words, int at, long[] options) {
        LongVector ored = LongVector.zero(KernelVectors.LONGS);
        int last = starts.length - 1;
        for (int group = 0; group <= last; group++) {
            for (int i = exchangeStarts[group]; i < exchangeStarts[group + 1]; i++) {
                ored = VectorExchange.exchanged(ored, exchanges[i]);
            }
            if (group < last) {
                int end = starts[group + 1];
                for (int i = starts[group]; i < end; i += TOGETHER) {
                    LongVector two = at(words, at - offsets[i]).or(at(words, at - offsets[i + 1]));
                    LongVector twoMore = at(words, at - offsets[i + 2]).or(at(words, at - offsets[i + 3]));
                    ored = ored.or(two.or(twoMore));
                }
            }
        }
        ored.intoArray(options, 0);
    }

    private static LongVector at(byte[] words, int at) {
        return ByteVector.fromArray(BYTES, words, at).reinterpretAsLongs();
    }
}
