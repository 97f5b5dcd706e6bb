package org.grundy.value;

import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/// A block of products, bit by bit: 64 products in each lane.
///
/// Layout. A plane is one vector; plane k holds bit k of all numbers of the block. A number has 64 planes;
/// under Karatsuba's rule these become 27 groups of 8 planes, 216 in all, in a fixed place of `planes`:
///
///     planes 0..63     the number's own, as 8 groups
///     planes 64..95    sums of the halves of 64, as groups 8..11
///     planes 96..143   sums of the halves of the three 32s before, as groups 12..17
///     planes 144..215  sums of the halves of the nine 16s before, as groups 18..26
///
/// So at each of the three levels the blocks of 2s planes lie one behind the other, and the sums of their
/// halves follow in the same order. Groups are multiplied one by one, and the three levels are undone
/// backwards in place: with products L of the low halves, H of the high ones and M of the sums, the high
/// half becomes M ⊕ L and the low one L ⊕ H⊗2^(s−1).
///
/// All operations are exact: ⊕, ∧ and shifts. The loops are small methods, since C2 has registers
/// for one of them and not for two. One block needs about 2500 vector operations.
final class BitSlices {
    private static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;
    static final int LANES = SPECIES.length();
    /// The number of products in a block.
    static final int BLOCK = Long.SIZE * LANES;

    private static final int EXPANDED = 216;
    private static final int FIRST = 0;
    private static final int SECOND = EXPANDED;
    private static final int RESULT = 2 * EXPANDED;
    private static final int HALVED = 3 * EXPANDED;
    private static final int SCRATCH = HALVED + 32;
    private static final int SCRATCH_INNER = SCRATCH + 16;
    private static final int PLANES = SCRATCH_INNER + 16;

    /// The lower s bits of every 2s, for s = 1, 2, 4, …, 32.
    private static final long[] MASKS = {
        0x5555555555555555L, 0x3333333333333333L, 0x0f0f0f0f0f0f0f0fL,
        0x00ff00ff00ff00ffL, 0x0000ffff0000ffffL, 0x00000000ffffffffL
    };

    private final long[] planes = new long[PLANES * LANES];

    /// Writes the products of `a[i]` and `b[i]` to `out[i]`, for `at` ≤ i < `at` + [#BLOCK].
    void multiply(long[] a, long[] b, long[] out, int at) {
        transpose(a, at, planes, FIRST * LANES);
        transpose(b, at, planes, SECOND * LANES);
        expand(planes, FIRST);
        expand(planes, SECOND);
        for (int i = 0; i < EXPANDED; i += 8) {
            multiply8(planes, FIRST + i, SECOND + i, RESULT + i);
        }
        contract(planes, 8, 144, 144);
        contract(planes, 16, 96, 96);
        contract(planes, 32, 64, 64);
        transpose(planes, RESULT * LANES, out, at);
    }

    /// Transposes 64 numbers a lane to 64 planes, or back.
    private static void transpose(long[] from, int fromAt, long[] to, int toAt) {
        for (int i = 0; i < 8; i++) {
            transpose8(from, fromAt + i * LANES, to, toAt + i * LANES, 8);
        }
        for (int i = 0; i < 8; i++) {
            transpose8(to, toAt + 8 * i * LANES, to, toAt + 8 * i * LANES, 1);
        }
    }

    /// Three of the six steps in which a matrix of 64 × 64 bits is transposed: those by 4s, 2s and s, on
    /// the eight rows that are s apart.
    private static void transpose8(long[] from, int fromAt, long[] to, int toAt, int s) {
        int row = s * LANES;
        int s4 = 4 * s;
        long m4 = mask(s4);
        LongVector a0 = LongVector.fromArray(SPECIES, from, fromAt);
        LongVector a1 = LongVector.fromArray(SPECIES, from, fromAt + row);
        LongVector a2 = LongVector.fromArray(SPECIES, from, fromAt + 2 * row);
        LongVector a3 = LongVector.fromArray(SPECIES, from, fromAt + 3 * row);
        LongVector a4 = LongVector.fromArray(SPECIES, from, fromAt + 4 * row);
        LongVector a5 = LongVector.fromArray(SPECIES, from, fromAt + 5 * row);
        LongVector a6 = LongVector.fromArray(SPECIES, from, fromAt + 6 * row);
        LongVector a7 = LongVector.fromArray(SPECIES, from, fromAt + 7 * row);
        LongVector b0 = a0.and(m4).or(a4.and(m4).lanewise(LSHL, s4));
        LongVector b1 = a1.and(m4).or(a5.and(m4).lanewise(LSHL, s4));
        LongVector b2 = a2.and(m4).or(a6.and(m4).lanewise(LSHL, s4));
        LongVector b3 = a3.and(m4).or(a7.and(m4).lanewise(LSHL, s4));
        LongVector b4 = a0.lanewise(LSHR, s4).and(m4).or(a4.and(~m4));
        LongVector b5 = a1.lanewise(LSHR, s4).and(m4).or(a5.and(~m4));
        LongVector b6 = a2.lanewise(LSHR, s4).and(m4).or(a6.and(~m4));
        LongVector b7 = a3.lanewise(LSHR, s4).and(m4).or(a7.and(~m4));
        int s2 = 2 * s;
        long m2 = mask(s2);
        a0 = b0.and(m2).or(b2.and(m2).lanewise(LSHL, s2));
        a1 = b1.and(m2).or(b3.and(m2).lanewise(LSHL, s2));
        a2 = b0.lanewise(LSHR, s2).and(m2).or(b2.and(~m2));
        a3 = b1.lanewise(LSHR, s2).and(m2).or(b3.and(~m2));
        a4 = b4.and(m2).or(b6.and(m2).lanewise(LSHL, s2));
        a5 = b5.and(m2).or(b7.and(m2).lanewise(LSHL, s2));
        a6 = b4.lanewise(LSHR, s2).and(m2).or(b6.and(~m2));
        a7 = b5.lanewise(LSHR, s2).and(m2).or(b7.and(~m2));
        long m1 = mask(s);
        a0.and(m1).or(a1.and(m1).lanewise(LSHL, s)).intoArray(to, toAt);
        a0.lanewise(LSHR, s).and(m1).or(a1.and(~m1)).intoArray(to, toAt + row);
        a2.and(m1).or(a3.and(m1).lanewise(LSHL, s)).intoArray(to, toAt + 2 * row);
        a2.lanewise(LSHR, s).and(m1).or(a3.and(~m1)).intoArray(to, toAt + 3 * row);
        a4.and(m1).or(a5.and(m1).lanewise(LSHL, s)).intoArray(to, toAt + 4 * row);
        a4.lanewise(LSHR, s).and(m1).or(a5.and(~m1)).intoArray(to, toAt + 5 * row);
        a6.and(m1).or(a7.and(m1).lanewise(LSHL, s)).intoArray(to, toAt + 6 * row);
        a6.lanewise(LSHR, s).and(m1).or(a7.and(~m1)).intoArray(to, toAt + 7 * row);
    }

    private static long mask(int s) {
        return MASKS[Integer.numberOfTrailingZeros(s)];
    }

    private static void expand(long[] planes, int number) {
        int end = number + Long.SIZE;
        for (int s = 32; s >= 8; s /= 2) {
            int sums = end;
            for (int block = number; block < end; block += 2 * s) {
                add(planes, block, block + s, sums, s);
                sums += s;
            }
            end = sums;
        }
    }

    private static void add(long[] planes, int a, int b, int to, int count) {
        for (int i = 0; i < count; i++) {
            LongVector.fromArray(SPECIES, planes, (a + i) * LANES)
                    .lanewise(XOR, LongVector.fromArray(SPECIES, planes, (b + i) * LANES))
                    .intoArray(planes, (to + i) * LANES);
        }
    }

    /// One level back: for each of the blocks of 2s planes before `end`, with the products of the sums from
    /// `mixed`.
    private static void contract(long[] planes, int s, int end, int mixed) {
        for (int block = 0; block < end; block += 2 * s) {
            int low = RESULT + block;
            halve(planes, s, low + s, HALVED);
            add(planes, RESULT + mixed + block / 2, low, low + s, s);
            add(planes, HALVED, low, low, s);
        }
    }

    /// The product with 2^(s−1) in the field of s bits.
    private static void halve(long[] planes, int s, int from, int to) {
        switch (s) {
            case 8 -> halve8(planes, from, to);
            case 16 -> halve16(planes, from, to);
            default -> {
                add(planes, from, from + 16, SCRATCH, 16);
                halve16(planes, SCRATCH, to + 16);
                halve16(planes, from + 16, SCRATCH);
                halve16(planes, SCRATCH, to);
            }
        }
    }

    private static void halve16(long[] planes, int from, int to) {
        add(planes, from, from + 8, SCRATCH_INNER, 8);
        halve8(planes, SCRATCH_INNER, to + 8);
        halve8(planes, from + 8, SCRATCH_INNER);
        halve8(planes, SCRATCH_INNER, to);
    }

    /// The product with 2^7. With c = h·16 + l it is ((h⊕l)⊗8)·16 ⊕ h⊗8⊗8.
    private static void halve8(long[] planes, int from, int to) {
        LongVector c4 = LongVector.fromArray(SPECIES, planes, (from + 4) * LANES);
        LongVector c5 = LongVector.fromArray(SPECIES, planes, (from + 5) * LANES);
        LongVector c6 = LongVector.fromArray(SPECIES, planes, (from + 6) * LANES);
        LongVector c7 = LongVector.fromArray(SPECIES, planes, (from + 7) * LANES);
        LongVector s0 = LongVector.fromArray(SPECIES, planes, from * LANES).lanewise(XOR, c4);
        LongVector s1 =
                LongVector.fromArray(SPECIES, planes, (from + 1) * LANES).lanewise(XOR, c5);
        LongVector s2 =
                LongVector.fromArray(SPECIES, planes, (from + 2) * LANES).lanewise(XOR, c6);
        LongVector s3 =
                LongVector.fromArray(SPECIES, planes, (from + 3) * LANES).lanewise(XOR, c7);
        LongVector high = s3.lanewise(XOR, s1);
        s3.lanewise(XOR, s2).intoArray(planes, (to + 4) * LANES);
        s2.intoArray(planes, (to + 5) * LANES);
        high.intoArray(planes, (to + 6) * LANES);
        high.lanewise(XOR, s2).lanewise(XOR, s0).intoArray(planes, (to + 7) * LANES);
        LongVector h0 = c7.lanewise(XOR, c6);
        LongVector h2 = c7.lanewise(XOR, c5);
        LongVector h3 = h2.lanewise(XOR, c6).lanewise(XOR, c4);
        high = h3.lanewise(XOR, c6);
        h3.lanewise(XOR, h2).intoArray(planes, to * LANES);
        h2.intoArray(planes, (to + 1) * LANES);
        high.intoArray(planes, (to + 2) * LANES);
        high.lanewise(XOR, h2).lanewise(XOR, h0).intoArray(planes, (to + 3) * LANES);
    }

    /// The product of two groups of 8 planes.
    private static void multiply8(long[] planes, int a, int b, int to) {
        multiply4(planes, a, b, to);
        multiply4(planes, a + 4, b + 4, HALVED);
        add(planes, a, a + 4, SCRATCH, 4);
        add(planes, b, b + 4, SCRATCH + 4, 4);
        multiply4(planes, SCRATCH, SCRATCH + 4, to + 4);
        add(planes, to, to + 4, to + 4, 4);
        LongVector h0 = LongVector.fromArray(SPECIES, planes, HALVED * LANES);
        LongVector h1 = LongVector.fromArray(SPECIES, planes, (HALVED + 1) * LANES);
        LongVector h2 = LongVector.fromArray(SPECIES, planes, (HALVED + 2) * LANES);
        LongVector h3 = LongVector.fromArray(SPECIES, planes, (HALVED + 3) * LANES);
        LongVector high = h3.lanewise(XOR, h1);
        LongVector.fromArray(SPECIES, planes, to * LANES)
                .lanewise(XOR, h3.lanewise(XOR, h2))
                .intoArray(planes, to * LANES);
        LongVector.fromArray(SPECIES, planes, (to + 1) * LANES)
                .lanewise(XOR, h2)
                .intoArray(planes, (to + 1) * LANES);
        LongVector.fromArray(SPECIES, planes, (to + 2) * LANES)
                .lanewise(XOR, high)
                .intoArray(planes, (to + 2) * LANES);
        LongVector.fromArray(SPECIES, planes, (to + 3) * LANES)
                .lanewise(XOR, high.lanewise(XOR, h2.lanewise(XOR, h0)))
                .intoArray(planes, (to + 3) * LANES);
    }

    /// The product of two groups of 4 planes: nine products of bits.
    private static void multiply4(long[] planes, int a, int b, int to) {
        LongVector a0 = LongVector.fromArray(SPECIES, planes, a * LANES);
        LongVector a1 = LongVector.fromArray(SPECIES, planes, (a + 1) * LANES);
        LongVector b0 = LongVector.fromArray(SPECIES, planes, b * LANES);
        LongVector b1 = LongVector.fromArray(SPECIES, planes, (b + 1) * LANES);
        LongVector lowLow = a0.and(b0);
        LongVector low0 = lowLow.lanewise(XOR, a1.and(b1));
        LongVector low1 = lowLow.lanewise(XOR, a0.lanewise(XOR, a1).and(b0.lanewise(XOR, b1)));
        LongVector a2 = LongVector.fromArray(SPECIES, planes, (a + 2) * LANES);
        LongVector a3 = LongVector.fromArray(SPECIES, planes, (a + 3) * LANES);
        LongVector b2 = LongVector.fromArray(SPECIES, planes, (b + 2) * LANES);
        LongVector b3 = LongVector.fromArray(SPECIES, planes, (b + 3) * LANES);
        LongVector highMixed = a2.lanewise(XOR, a3).and(b2.lanewise(XOR, b3));
        low0.lanewise(XOR, highMixed.lanewise(XOR, a2.and(b2))).intoArray(planes, to * LANES);
        low1.lanewise(XOR, highMixed.lanewise(XOR, a3.and(b3))).intoArray(planes, (to + 1) * LANES);
        LongVector s0 = a0.lanewise(XOR, a2);
        LongVector s1 = a1.lanewise(XOR, a3);
        LongVector t0 = b0.lanewise(XOR, b2);
        LongVector t1 = b1.lanewise(XOR, b3);
        LongVector mixedLow = s0.and(t0);
        low0.lanewise(XOR, mixedLow.lanewise(XOR, s1.and(t1))).intoArray(planes, (to + 2) * LANES);
        low1.lanewise(XOR, mixedLow.lanewise(XOR, s0.lanewise(XOR, s1).and(t0.lanewise(XOR, t1))))
                .intoArray(planes, (to + 3) * LANES);
    }
}
