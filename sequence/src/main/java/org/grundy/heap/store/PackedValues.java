package org.grundy.heap.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/// Values below 256 in as few bits as the largest needs: eight values of b bits in b bytes, the lowest bits first.
final class PackedValues {
    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;

    private PackedValues() {}

    /// How many bits a value takes.
    ///
    /// @param largest of them
    static int bits(int largest) {
        return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(largest));
    }

    /// How many bytes some values take.
    static int bytes(int count, int bits) {
        return Math.ceilDiv(count, Byte.SIZE) * bits;
    }

    /// The first values of an array, packed.
    static byte[] pack(byte[] values, int count, int bits) {
        long mask = mask(bits);
        int bytes = bytes(count, bits);
        byte[] whole = Arrays.copyOf(values, Math.ceilDiv(count, Byte.SIZE) * Byte.SIZE);
        byte[] packed = new byte[bytes + Long.BYTES];
        for (int from = 0, to = 0; to < bytes; from += Long.BYTES, to += bits) {
            WORDS.set(packed, to, Long.compress((long) WORDS.get(whole, from), mask));
        }
        return Arrays.copyOf(packed, bytes);
    }

    /// As many values as were packed.
    static byte[] unpack(byte[] packed, int count, int bits) {
        long mask = mask(bits);
        byte[] padded = Arrays.copyOf(packed, packed.length + Long.BYTES);
        byte[] values = new byte[Math.ceilDiv(count, Byte.SIZE) * Byte.SIZE];
        for (int from = 0, to = 0; to < values.length; from += bits, to += Long.BYTES) {
            WORDS.set(values, to, Long.expand((long) WORDS.get(padded, from), mask));
        }
        return values;
    }

    private static long mask(int bits) {
        return ((1L << bits) - 1) * ONES;
    }
}
