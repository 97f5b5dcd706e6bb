package org.grundy.heap.kernel.bitset;

import java.util.List;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;
import org.grundy.heap.kernel.SplitMoves;

/// For eight codes and every heap n of a block: whether n has an option of that code that comes from one of
/// certain shifts (s, v), that is, whether heap n−s has code c⊕v.
///
/// The eight codes c of a group are those of one group of the squares, that of c⊕v, in another order, which
/// the lowest three bits of v give; and n−s lies at a bit of its byte that depends on s modulo 8. So the
/// shifts are sorted by these two: squares are joined as they are, the eight bytes are exchanged when the
/// order changes, and the bits are moved to their place once for each of the eight places.
///
/// Cost: one load and one `or` of 64 bytes for each shift, eight codes and 64 heaps, most of them across a
/// border of cache lines; about 60 exchanges and 500 other steps for a group and a block of 504 heaps.
final class ShiftedBitMatrices {
    private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_512;
    private static final VectorSpecies<Long> LONGS = LongVector.SPECIES_512;
    private static final VectorShuffle<Long> NEXT = VectorShuffle.iota(LONGS, 1, 1, true);
    private static final int SIDE = HeapBitMatrices.SIDE;
    private static final int VECTOR = 64;

    /// Vectors of a long block.
    private static final int VECTORS = 8;

    /// Bytes of a group in a long block.
    static final int LONG = VECTORS * VECTOR;

    /// Bytes of a group in a short block.
    static final int SHORT = VECTOR;

    /// Byte i of each square from byte i⊕low, 64 indices for each low.
    private static final byte[] EXCHANGES = exchanges();

    private final int[] high;
    private final int[] offset;
    private final int[] starts = new int[SIDE * SIDE + 1];
    private final byte[] low;

    /// The shifts for reading.
    ///
    /// @param distances s for each, at least 1
    /// @param codes v for each
    ShiftedBitMatrices(int[] distances, int[] codes) {
        int count = distances.length;
        high = new int[count];
        offset = new int[count];
        low = new byte[count];
        for (int i = 0; i < count; i++) {
            starts[part(distances[i], codes[i]) + 1]++;
        }
        for (int i = 1; i < starts.length; i++) {
            starts[i] += starts[i - 1];
        }
        int[] next = starts.clone();
        for (int i = 0; i < count; i++) {
            int at = next[part(distances[i], codes[i])]++;
            high[at] = codes[i] / SIDE;
            low[at] = (byte) (codes[i] % SIDE);
            offset[at] = Math.floorDiv(-distances[i], SIDE) * SIDE;
        }
    }

    /// The shifts for reading, with codes in place of values.
    static ShiftedBitMatrices of(List<SplitMoves.Shift> shifts) {
        return new ShiftedBitMatrices(
                shifts.stream().mapToInt(SplitMoves.Shift::distance).toArray(),
                shifts.stream().mapToInt(SplitMoves.Shift::value).toArray());
    }

    private static byte[] exchanges() {
        byte[] all = new byte[SIDE * VECTOR];
        for (int i = 0; i < all.length; i++) {
            all[i] = (byte) (i % VECTOR ^ i / VECTOR);
        }
        return all;
    }

    private static int part(int distance, int code) {
        return Math.floorMod(-distance, SIDE) * SIDE + code % SIDE;
    }

    /// How many shifts there are.
    int size() {
        return high.length;
    }

    /// Adds what the shifts give to 504 heaps.
    ///
    /// @param next the first heap, a multiple of 8
    /// @param group of the options' codes
    /// @param reached gets the squares of the 63·8 heaps from byte `at` on
    void joinLong(HeapBitMatrices squares, int next, int group, byte[] reached, int at) {
        byte[] joined = new byte[LONG + VECTOR];
        for (int bit = 0; bit < SIDE; bit++) {
            if (starts[bit * SIDE] < starts[(bit + 1) * SIDE]) {
                joinBit(squares, bit, group, squares.at(next), joined);
                align(joined, bit, reached, at);
            }
        }
    }

    private void joinBit(HeapBitMatrices squares, int bit, int group, int base, byte[] joined) {
        byte[] bytes = squares.bytes();
        int stride = squares.stride();
        ByteVector r0 = ByteVector.zero(BYTES);
        ByteVector r1 = r0;
        ByteVector r2 = r0;
        ByteVector r3 = r0;
        ByteVector r4 = r0;
        ByteVector r5 = r0;
        ByteVector r6 = r0;
        ByteVector r7 = r0;
        for (int part = 0; part < SIDE; part++) {
            // From the order of part−1 to that of this part; from part 7 back to that of part 0 below.
            ByteVector order = ByteVector.fromArray(BYTES, EXCHANGES, (part ^ Math.max(0, part - 1)) * VECTOR);
            r0 = order.selectFrom(r0);
            r1 = order.selectFrom(r1);
            r2 = order.selectFrom(r2);
            r3 = order.selectFrom(r3);
            r4 = order.selectFrom(r4);
            r5 = order.selectFrom(r5);
            r6 = order.selectFrom(r6);
            r7 = order.selectFrom(r7);
            int end = starts[bit * SIDE + part + 1];
            for (int i = starts[bit * SIDE + part]; i < end; i++) {
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
        ByteVector order = ByteVector.fromArray(BYTES, EXCHANGES, (SIDE - 1) * VECTOR);
        order.selectFrom(r0).intoArray(joined, 0);
        order.selectFrom(r1).intoArray(joined, VECTOR);
        order.selectFrom(r2).intoArray(joined, 2 * VECTOR);
        order.selectFrom(r3).intoArray(joined, 3 * VECTOR);
        order.selectFrom(r4).intoArray(joined, 4 * VECTOR);
        order.selectFrom(r5).intoArray(joined, 5 * VECTOR);
        order.selectFrom(r6).intoArray(joined, 6 * VECTOR);
        order.selectFrom(r7).intoArray(joined, 7 * VECTOR);
    }

    /// Puts the bits to their place. Those that a byte lacks are the same code's in the next square.
    private static void align(byte[] joined, int bit, byte[] reached, int at) {
        if (bit == 0) {
            for (int i = 0; i < LONG; i += VECTOR) {
                ByteVector.fromArray(BYTES, joined, i)
                        .or(ByteVector.fromArray(BYTES, reached, at + i))
                        .intoArray(reached, at + i);
            }
            return;
        }
        long kept = (0xFF >>> bit) * 0x0101010101010101L;
        for (int i = 0; i < LONG; i += VECTOR) {
            LongVector here = ByteVector.fromArray(BYTES, joined, i).reinterpretAsLongs();
            LongVector after = ByteVector.fromArray(BYTES, joined, i + SIDE).reinterpretAsLongs();
            here.lanewise(VectorOperators.LSHR, bit)
                    .and(kept)
                    .or(after.lanewise(VectorOperators.LSHL, SIDE - bit).and(~kept))
                    .reinterpretAsBytes()
                    .or(ByteVector.fromArray(BYTES, reached, at + i))
                    .intoArray(reached, at + i);
        }
    }

    /// Adds what the shifts give to 56 heaps.
    ///
    /// @param next the first heap, a multiple of 8
    /// @param group of the options' codes
    /// @param before what is known of these heaps, 7 squares from byte `from` on
    /// @param reached gets it with what the shifts give, 7 squares from byte `at` on and one that means
    ///     nothing
    void joinShort(HeapBitMatrices squares, int next, int group, byte[] before, int from, byte[] reached, int at) {
        byte[] bytes = squares.bytes();
        int stride = squares.stride();
        int base = squares.at(next);
        LongVector all = ByteVector.fromArray(BYTES, before, from).reinterpretAsLongs();
        for (int bit = 0; bit < SIDE; bit++) {
            int end = starts[(bit + 1) * SIDE];
            int i = starts[bit * SIDE];
            if (i == end) {
                continue;
            }
            ByteVector joined = ByteVector.zero(BYTES);
            for (; i < end; i++) {
                ByteVector order = ByteVector.fromArray(BYTES, EXCHANGES, low[i] * VECTOR);
                int place = (high[i] ^ group) * stride + offset[i] + base;
                joined = joined.or(order.selectFrom(ByteVector.fromArray(BYTES, bytes, place)));
            }
            long kept = (0xFF >>> bit) * 0x0101010101010101L;
            LongVector here = joined.reinterpretAsLongs();
            LongVector after = here.rearrange(NEXT);
            all = all.or(here.lanewise(VectorOperators.LSHR, bit).and(kept))
                    .or(after.lanewise(VectorOperators.LSHL, SIDE - bit).and(~kept));
        }
        all.reinterpretAsBytes().intoArray(reached, at);
    }
}
