package org.grundy.heap;

import java.util.Arrays;
import java.util.List;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/// For every code c and every heap n of a block: whether n has an option of code c that comes from one of
/// certain shifts (s, v), that is, whether heap n−s has code c⊕v. One row of bits read at the place of n−s
/// answers for the whole block.
///
/// The shifts are sorted into 64 groups: by the bit at which the block begins in the first byte read, for
/// the rows of a group are joined as they are and shifted to their place once; and by the lowest three bits
/// of v, for then the eight codes that differ there alone read eight neighbouring rows, at one address and
/// its fixed distances. Their eight results stay in registers over a group.
///
/// Cost: one load and one `or` of 64 bytes for each code and shift, for 504 heaps.
final class ShiftedRows {
    private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_512;
    private static final VectorSpecies<Long> LONGS = LongVector.SPECIES_512;
    private static final VectorShuffle<Long> NEXT = VectorShuffle.iota(LONGS, 1, 1, true);
    private static final int TOGETHER = 8;
    private static final int BITS = 8;
    private static final int BLOCK = PositionRows.BLOCK_BYTES;

    private final int[] high;
    private final int[] offset;
    private final int[] groups = new int[BITS * TOGETHER + 1];
    private final byte[] joined = new byte[TOGETHER * BLOCK];

    /// The group of shifts for reading.
    ///
    /// @param shifts with codes in place of values
    ShiftedRows(List<Splits.Shift> shifts) {
        high = new int[shifts.size()];
        offset = new int[shifts.size()];
        for (Splits.Shift shift : shifts) {
            groups[group(shift) + 1]++;
        }
        for (int i = 1; i < groups.length; i++) {
            groups[i] += groups[i - 1];
        }
        int[] next = groups.clone();
        for (Splits.Shift shift : shifts) {
            int at = next[group(shift)]++;
            high[at] = shift.value() / TOGETHER;
            offset[at] = Math.floorDiv(-shift.distance(), BITS);
        }
    }

    private static int group(Splits.Shift shift) {
        return Math.floorMod(-shift.distance(), BITS) * TOGETHER + shift.value() % TOGETHER;
    }

    /// How many shifts there are.
    int size() {
        return high.length;
    }

    /// Adds what the shifts give to the sets of a block.
    ///
    /// @param next the first heap of the block, at a byte's start
    /// @param from the first code, a multiple of 8
    /// @param to behind the last code, a multiple of 8
    /// @param reached the set of code c is the 8 words from 8·c on; bits beyond the block mean nothing
    void join(PositionRows rows, int next, int from, int to, long[] reached) {
        int stride = rows.stride();
        int base = rows.byteOf(next);
        for (int c = from; c < to; c += TOGETHER) {
            for (int bit = 0; bit < BITS; bit++) {
                boolean first = true;
                for (int low = 0; low < TOGETHER; low++) {
                    int group = bit * TOGETHER + low;
                    if (groups[group] < groups[group + 1]) {
                        if (first) {
                            Arrays.fill(joined, (byte) 0);
                            first = false;
                        }
                        joinGroup(rows.bits(), group, low, c / TOGETHER, stride, base);
                    }
                }
                if (!first) {
                    align(bit, c, reached);
                }
            }
        }
    }

    private void joinGroup(byte[] bits, int group, int low, int highCode, int stride, int base) {
        int end = groups[group + 1];
        int p0 = low * BLOCK;
        int p1 = (low ^ 1) * BLOCK;
        int p2 = (low ^ 2) * BLOCK;
        int p3 = (low ^ 3) * BLOCK;
        int p4 = (low ^ 4) * BLOCK;
        int p5 = (low ^ 5) * BLOCK;
        int p6 = (low ^ 6) * BLOCK;
        int p7 = (low ^ 7) * BLOCK;
        ByteVector r0 = ByteVector.fromArray(BYTES, joined, p0);
        ByteVector r1 = ByteVector.fromArray(BYTES, joined, p1);
        ByteVector r2 = ByteVector.fromArray(BYTES, joined, p2);
        ByteVector r3 = ByteVector.fromArray(BYTES, joined, p3);
        ByteVector r4 = ByteVector.fromArray(BYTES, joined, p4);
        ByteVector r5 = ByteVector.fromArray(BYTES, joined, p5);
        ByteVector r6 = ByteVector.fromArray(BYTES, joined, p6);
        ByteVector r7 = ByteVector.fromArray(BYTES, joined, p7);
        int eight = TOGETHER * stride;
        for (int i = groups[group]; i < end; i++) {
            int at = (high[i] ^ highCode) * eight + offset[i] + base;
            r0 = r0.or(ByteVector.fromArray(BYTES, bits, at));
            r1 = r1.or(ByteVector.fromArray(BYTES, bits, at + stride));
            r2 = r2.or(ByteVector.fromArray(BYTES, bits, at + 2 * stride));
            r3 = r3.or(ByteVector.fromArray(BYTES, bits, at + 3 * stride));
            r4 = r4.or(ByteVector.fromArray(BYTES, bits, at + 4 * stride));
            r5 = r5.or(ByteVector.fromArray(BYTES, bits, at + 5 * stride));
            r6 = r6.or(ByteVector.fromArray(BYTES, bits, at + 6 * stride));
            r7 = r7.or(ByteVector.fromArray(BYTES, bits, at + 7 * stride));
        }
        r0.intoArray(joined, p0);
        r1.intoArray(joined, p1);
        r2.intoArray(joined, p2);
        r3.intoArray(joined, p3);
        r4.intoArray(joined, p4);
        r5.intoArray(joined, p5);
        r6.intoArray(joined, p6);
        r7.intoArray(joined, p7);
    }

    /// Shifts eight joined rows down by so many bits and adds them to the sets.
    private void align(int bit, int code, long[] reached) {
        for (int i = 0; i < TOGETHER; i++) {
            LongVector row = ByteVector.fromArray(BYTES, joined, i * BLOCK).reinterpretAsLongs();
            if (bit > 0) {
                LongVector carry = row.rearrange(NEXT).lanewise(VectorOperators.LSHL, Long.SIZE - bit);
                row = row.lanewise(VectorOperators.LSHR, bit).or(carry);
            }
            int at = (code + i) * PositionRows.BLOCK_WORDS;
            row.or(LongVector.fromArray(LONGS, reached, at)).intoArray(reached, at);
        }
    }
}
