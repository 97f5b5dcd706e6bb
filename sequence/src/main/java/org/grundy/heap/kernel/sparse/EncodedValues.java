package org.grundy.heap.kernel.sparse;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/// A growing list of numbers of 16 bits, of which four in a row are read at a time: they lie in an array of bytes, the
/// lower one of each first.
final class EncodedValues {
    private static final VarHandle FOUR = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle ONE = MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.LITTLE_ENDIAN);

    private byte[] bytes = new byte[0];
    private int size;

    /// No numbers.
    EncodedValues() {}

    /// How many there are.
    int size() {
        return size;
    }

    /// One of them.
    char get(int index) {
        return (char) ONE.get(bytes, Character.BYTES * index);
    }

    /// Four in a row, the first one lowest; 0 for those that follow the last one.
    long four(int index) {
        return (long) FOUR.get(bytes, Character.BYTES * index);
    }

    /// Adds one.
    void add(char value) {
        if (Character.BYTES * size >= bytes.length - 4 * Long.BYTES) {
            bytes = Arrays.copyOf(bytes, Math.addExact(3 * size, 1 << 10));
        }
        ONE.set(bytes, Character.BYTES * size++, value);
    }
}
