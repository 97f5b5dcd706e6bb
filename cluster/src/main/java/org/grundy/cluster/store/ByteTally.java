package org.grundy.cluster.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// Counts how often each byte stands in an array. Where 64 in a row are below 8, as is usual where positions have few
/// options, their low bits are gathered to three words, in which those that have some of these bits are counted; then
/// those that have more bits are subtracted. A counter for each byte would wait for its last store where neighbours are
/// the same.
final class ByteTally {
    private static final int CODES = 1 << Byte.SIZE;
    private static final int MASK = 0xFF;
    private static final int LANES = 4;
    private static final int NIBBLE = 4;
    private static final int LOW = 0xF;
    private static final long HIGH = 0xF0F0F0F0F0F0F0F0L;
    private static final long ONES = 0x0101010101010101L;
    private static final long LARGE = ~(7 * ONES);
    private static final int SMALL = 8;
    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final byte[] bytes;
    private final int[] having = new int[SMALL];
    private final int[] pairs = new int[LANES * CODES];
    private final int[] single = new int[LANES * CODES];

    private ByteTally(byte[] bytes) {
        this.bytes = bytes;
    }

    /// How often each byte stands there, by its number without sign.
    static int[] of(byte[] bytes) {
        return new ByteTally(bytes).counted();
    }

    private int[] counted() {
        int end = bytes.length & -Long.SIZE;
        for (int from = 0; from < end; from += Long.SIZE) {
            if (!areSmall(from)) {
                words(from);
            }
        }
        one(end, bytes.length);
        return sum();
    }

    /// Counts 64 bytes if all are small.
    private boolean areSmall(int from) {
        long any = 0;
        long ones = 0;
        long twos = 0;
        long fours = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            long eight = (long) EIGHT.get(bytes, from + i * Long.BYTES);
            any |= eight;
            ones |= (eight & ONES) << i;
            twos |= (eight >>> 1 & ONES) << i;
            fours |= (eight >>> 2 & ONES) << i;
        }
        if ((any & LARGE) != 0) {
            return false;
        }
        having[0] += Long.SIZE;
        having[1] += Long.bitCount(ones);
        having[2] += Long.bitCount(twos);
        having[3] += Long.bitCount(ones & twos);
        having[4] += Long.bitCount(fours);
        having[5] += Long.bitCount(ones & fours);
        having[6] += Long.bitCount(twos & fours);
        having[7] += Long.bitCount(ones & twos & fours);
        return true;
    }

    /// Counts 64 bytes by counters of which there are several of each. Two neighbours of four bits are counted as one
    /// of eight.
    private void words(int from) {
        for (int cell = from; cell < from + Long.SIZE; cell += Long.BYTES) {
            long eight = (long) EIGHT.get(bytes, cell);
            if ((eight & HIGH) == 0) {
                long paired = eight | eight >>> NIBBLE;
                pairs[(int) paired & MASK]++;
                pairs[CODES + ((int) (paired >>> Short.SIZE) & MASK)]++;
                pairs[2 * CODES + ((int) (paired >>> 2 * Short.SIZE) & MASK)]++;
                pairs[3 * CODES + ((int) (paired >>> 3 * Short.SIZE) & MASK)]++;
            } else {
                one(cell, cell + Long.BYTES);
            }
        }
    }

    private void one(int from, int to) {
        for (int cell = from; cell < to; cell++) {
            single[(cell & LANES - 1) * CODES + (bytes[cell] & MASK)]++;
        }
    }

    private int[] sum() {
        int[] tally = new int[CODES];
        for (int code = 0; code < LANES * CODES; code++) {
            tally[code & MASK] += single[code];
            tally[code & LOW] += pairs[code];
            tally[code >>> NIBBLE & LOW] += pairs[code];
        }
        for (int bit = 1; bit < SMALL; bit *= 2) {
            for (int code = 0; code < SMALL; code++) {
                having[code] -= (code & bit) == 0 ? having[code | bit] : 0;
            }
        }
        for (int code = 0; code < SMALL; code++) {
            tally[code] += having[code];
        }
        return tally;
    }
}
