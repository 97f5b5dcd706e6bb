package org.grundy.site.jdk;

import java.nio.ByteBuffer;

/// Where two buffers differ.
@InsteadOf(ByteBuffer.class)
public final class Buffers {
    private Buffers() {}

    public static int mismatch(ByteBuffer one, ByteBuffer other) {
        int common = Math.min(one.remaining(), other.remaining());
        for (int i = 0; i < common; i++) {
            if (one.get(one.position() + i) != other.get(other.position() + i)) {
                return i;
            }
        }
        return one.remaining() == other.remaining() ? -1 : common;
    }
}
