package org.grundy.heap.kernel.bitset;

import java.util.List;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;
import org.grundy.heap.kernel.KernelVectors;
import org.grundy.heap.kernel.SplitMoves;

/// The options that some shifts (s, v) give, for eight class indices and every heap n of a block: n has the
/// option c if heap n−s has the index c⊕v.
///
/// The eight indices c⊕v of a group c are one group of the bit matrices, in an order given by the lowest
/// three bits of v; and heap n−s is a bit of its byte that depends on s modulo 8. So the shifts are sorted
/// by these two: matrices are ORed as they are, the eight bytes of each are permuted when the order
/// changes, and the bits are shifted to their place once for each of the eight bit offsets.
///
/// Cost: one load and one OR of 64 bytes for each shift, eight indices and 64 heaps, most of the loads across
/// two cache lines; about 60 permutations and 500 other steps for a group and a block of 504 heaps.
final class ShiftedBitMatrices {
    private static final VectorSpecies<Byte> BYTES = KernelVectors.BYTES;
    private static final VectorSpecies<Long> LONGS = KernelVectors.LONGS;
    private static final VectorShuffle<Long> NEXT = VectorShuffle.iota(LONGS, 1, 1, true);
    private static final int SIDE = HeapBitMatrices.SIDE;
    /// Bytes of a vector.
    private static final int VECTOR = KernelVectors.LENGTH;

    /// Bytes of the vectors that are ORed at once: eight of them stay in registers.
    private static final int TOGETHER = 8 * VECTOR;

    /// Bytes of a group in a block: 63 bit matrices and one more that has no meaning.
    static final int BLOCK_BYTES = RareShifts.BLOCK + SIDE;

    /// Bytes of a group in a segment: its bit matrices and one more that has no meaning.
    static final int SEGMENT_BYTES = VECTOR;

    /// For each of the eight orders, the permutation of a vector that takes byte i of each matrix from
    /// i⊕order.
    private static final byte[] PERMUTATIONS = permutations();

    private final int[] high;
    private final int[] offset;
    private final int[] starts = new int[SIDE * SIDE + 1];
    private final byte[] low;

    /// Some shifts.
    ///
    /// @param distances s of each, at least 1
    /// @param indices v of each
    ShiftedBitMatrices(int[] distances, int[] indices) {
        int count = distances.length;
        high = new int[count];
        offset = new int[count];
        low = new byte[count];
        for (int i = 0; i < count; i++) {
            starts[phase(distances[i], indices[i]) + 1]++;
        }
        for (int i = 1; i < starts.length; i++) {
            starts[i] += starts[i - 1];
        }
        int[] next = starts.clone();
        for (int i = 0; i < count; i++) {
            int at = next[phase(distances[i], indices[i])]++;
            high[at] = indices[i] / SIDE;
            low[at] = (byte) (indices[i] % SIDE);
            offset[at] = Math.floorDiv(-distances[i], SIDE) * SIDE;
        }
    }

    /// Some shifts, with class indices in place of values.
    static ShiftedBitMatrices of(List<SplitMoves.Shift> shifts) {
        return new ShiftedBitMatrices(
                shifts.stream().mapToInt(SplitMoves.Shift::distance).toArray(),
                shifts.stream().mapToInt(SplitMoves.Shift::value).toArray());
    }

    private static byte[] permutations() {
        byte[] all = new byte[SIDE * VECTOR];
        for (int i = 0; i < all.length; i++) {
            all[i] = (byte) (i % VECTOR ^ i / VECTOR);
        }
        return all;
    }

    private static int phase(int distance, int index) {
        return Math.floorMod(-distance, SIDE) * SIDE + index % SIDE;
    }

    /// How many shifts there are.
    int size() {
        return high.length;
    }

    /// ORs the options that the shifts give to 504 heaps.
    ///
    /// @param next the first heap, a multiple of 8
    /// @param group of the options' indices
    /// @param reached gets the matrices of the 63·8 heaps from byte `at` on
    void orBlock(HeapBitMatrices matrices, int next, int group, byte[] reached, int at) {
        byte[] ored = new byte[BLOCK_BYTES + VECTOR];
        for (int bit = 0; bit < SIDE; bit++) {
            if (starts[bit * SIDE] < starts[(bit + 1) * SIDE]) {
                for (int from = 0; from < BLOCK_BYTES; from += TOGETHER) {
                    orAtOffset(matrices, bit, group, matrices.at(next) + from, ored, from);
                }
                shiftIntoPlace(ored, bit, reached, at);
            }
        }
    }

    private void orAtOffset(HeapBitMatrices matrices, int bit, int group, int base, byte[] ored, int to) {
        byte[] bytes = matrices.bytes();
        int stride = matrices.stride();
        ByteVector r0 = ByteVector.zero(BYTES);
        ByteVector r1 = r0;
        ByteVector r2 = r0;
        ByteVector r3 = r0;
        ByteVector r4 = r0;
        ByteVector r5 = r0;
        ByteVector r6 = r0;
        ByteVector r7 = r0;
        for (int phase = 0; phase < SIDE; phase++) {
            // From the order of phase−1 to that of this phase; from phase 7 back to that of phase 0 below.
            ByteVector order = ByteVector.fromArray(BYTES, PERMUTATIONS, (phase ^ Math.max(0, phase - 1)) * VECTOR);
            r0 = order.selectFrom(r0);
            r1 = order.selectFrom(r1);
            r2 = order.selectFrom(r2);
            r3 = order.selectFrom(r3);
            r4 = order.selectFrom(r4);
            r5 = order.selectFrom(r5);
            r6 = order.selectFrom(r6);
            r7 = order.selectFrom(r7);
            int end = starts[bit * SIDE + phase + 1];
            for (int i = starts[bit * SIDE + phase]; i < end; i++) {
                int at = (high[i] ^ group) * stride + offset[i] + base;
                r0 = r0.or(ByteVector.fromArray(BYTES, bytes, at));
                r1 = r1.or(ByteVector.fromArray(BYTES, bytes, at + VECTOR));
                r2 = r2.or(ByteVector.fromArray(BYTES, bytes, at + 2 * VECTOR));
                r3 = r3.or(ByteVector.fromArray(BYTES, bytes, at + 3 * VECTOR));
                r4 = r4.or(ByteVector.fromArray(BYTES, bytes, at + 4 * VECTOR));
                r5 = r5.or(ByteVector.fromArray(BYTES, bytes, at + 5 * VECTOR));
                r6 = r6.or(ByteVector.fromArray(BYTES, bytes, at + 6 * VECTOR));
                r7 = r7.or(ByteVector.fromArray(BYTES, bytes, at + 7 * VECTOR));
            }
        }
        ByteVector order = ByteVector.fromArray(BYTES, PERMUTATIONS, (SIDE - 1) * VECTOR);
        order.selectFrom(r0).intoArray(ored, to);
        order.selectFrom(r1).intoArray(ored, to + VECTOR);
        order.selectFrom(r2).intoArray(ored, to + 2 * VECTOR);
        order.selectFrom(r3).intoArray(ored, to + 3 * VECTOR);
        order.selectFrom(r4).intoArray(ored, to + 4 * VECTOR);
        order.selectFrom(r5).intoArray(ored, to + 5 * VECTOR);
        order.selectFrom(r6).intoArray(ored, to + 6 * VECTOR);
        order.selectFrom(r7).intoArray(ored, to + 7 * VECTOR);
    }

    /// Shifts the bits to their place. Those that a byte lacks are in the same byte of the next matrix.
    private static void shiftIntoPlace(byte[] ored, int bit, byte[] reached, int at) {
        if (bit == 0) {
            for (int i = 0; i < BLOCK_BYTES; i += VECTOR) {
                ByteVector.fromArray(BYTES, ored, i)
                        .or(ByteVector.fromArray(BYTES, reached, at + i))
                        .intoArray(reached, at + i);
            }
            return;
        }
        long kept = (0xFF >>> bit) * 0x0101010101010101L;
        for (int i = 0; i < BLOCK_BYTES; i += VECTOR) {
            LongVector here = ByteVector.fromArray(BYTES, ored, i).reinterpretAsLongs();
            LongVector after = ByteVector.fromArray(BYTES, ored, i + SIDE).reinterpretAsLongs();
            here.lanewise(VectorOperators.LSHR, bit)
                    .and(kept)
                    .or(after.lanewise(VectorOperators.LSHL, SIDE - bit).and(~kept))
                    .reinterpretAsBytes()
                    .or(ByteVector.fromArray(BYTES, reached, at + i))
                    .intoArray(reached, at + i);
        }
    }

    /// ORs the options that the shifts give to a segment.
    ///
    /// @param next the first heap, a multiple of 8
    /// @param group of the options' indices
    /// @param before options known of these heaps, their matrices from byte `from` on
    /// @param reached gets both, the matrices from byte `at` on and one more that has no meaning
    void orSegment(HeapBitMatrices matrices, int next, int group, byte[] before, int from, byte[] reached, int at) {
        byte[] bytes = matrices.bytes();
        int stride = matrices.stride();
        int base = matrices.at(next);
        LongVector all = ByteVector.fromArray(BYTES, before, from).reinterpretAsLongs();
        for (int bit = 0; bit < SIDE; bit++) {
            int end = starts[(bit + 1) * SIDE];
            int i = starts[bit * SIDE];
            if (i == end) {
                continue;
            }
            ByteVector ored = ByteVector.zero(BYTES);
            for (; i < end; i++) {
                ByteVector order = ByteVector.fromArray(BYTES, PERMUTATIONS, low[i] * VECTOR);
                int place = (high[i] ^ group) * stride + offset[i] + base;
                ored = ored.or(order.selectFrom(ByteVector.fromArray(BYTES, bytes, place)));
            }
            long kept = (0xFF >>> bit) * 0x0101010101010101L;
            LongVector here = ored.reinterpretAsLongs();
            LongVector after = here.rearrange(NEXT);
            all = all.or(here.lanewise(VectorOperators.LSHR, bit).and(kept))
                    .or(after.lanewise(VectorOperators.LSHL, SIDE - bit).and(~kept));
        }
        all.reinterpretAsBytes().intoArray(reached, at);
    }
}
