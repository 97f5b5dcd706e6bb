package org.grundy.heap.window;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// Eight values in a row as one number.
final class LastEight {
    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private LastEight() {}

    /// The eight values before a place, the last one highest.
    static long at(byte[] values, int end) {
        return (long) EIGHT.get(values, end - Long.BYTES);
    }
}
