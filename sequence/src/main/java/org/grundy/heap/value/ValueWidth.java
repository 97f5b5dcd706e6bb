package org.grundy.heap.value;

import java.nio.ByteBuffer;

/// How many bytes a value of a nim-sequence takes, in memory and in files: as few as hold the largest value.
public enum ValueWidth {
    /// All values are below 256.
    ONE_BYTE(Byte.BYTES, 0xFF),
    /// All values are below 65536.
    TWO_BYTES(Short.BYTES, 0xFFFF),
    /// Any values.
    FOUR_BYTES(Integer.BYTES, Integer.MAX_VALUE);

    private final int bytes;
    private final int largest;

    ValueWidth(int bytes, int largest) {
        this.bytes = bytes;
        this.largest = largest;
    }

    /// The least width that holds all values up to a largest one.
    ///
    /// @param max at least 0
    public static ValueWidth of(int max) {
        return max <= ONE_BYTE.largest ? ONE_BYTE : max <= TWO_BYTES.largest ? TWO_BYTES : FOUR_BYTES;
    }

    /// The width of a number of bytes.
    ///
    /// @throws IllegalArgumentException if it is none of 1, 2 and 4
    public static ValueWidth ofBytes(int bytes) {
        return switch (bytes) {
            case 1 -> ONE_BYTE;
            case 2 -> TWO_BYTES;
            case 4 -> FOUR_BYTES;
            default -> throw new IllegalArgumentException("values have 1, 2 or 4 bytes, not " + bytes);
        };
    }

    /// How many bytes: 1, 2 or 4.
    public int bytes() {
        return bytes;
    }

    /// Writes a value, in the order of bytes of the buffer.
    public void put(ByteBuffer buffer, int value) {
        switch (this) {
            case ONE_BYTE -> buffer.put((byte) value);
            case TWO_BYTES -> buffer.putShort((short) value);
            case FOUR_BYTES -> buffer.putInt(value);
        }
    }

    /// Reads the next value.
    ///
    /// @return at least 0: of four bytes, the highest bit is ignored
    public int next(ByteBuffer buffer) {
        return switch (this) {
            case ONE_BYTE -> buffer.get() & ONE_BYTE.largest;
            case TWO_BYTES -> buffer.getShort() & TWO_BYTES.largest;
            case FOUR_BYTES -> buffer.getInt() & FOUR_BYTES.largest;
        };
    }
}
