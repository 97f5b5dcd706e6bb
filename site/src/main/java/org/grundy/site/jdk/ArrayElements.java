package org.grundy.site.jdk;

import java.lang.invoke.VarHandle;

/// Elements of arrays as one thread sees them, and words in arrays of bytes, the lowest byte first.
@InsteadOf(VarHandle.class)
public final class ArrayElements {
    private ArrayElements() {}

    public static long get(VarHandle handle, long[] array, int index) {
        return array[index];
    }

    public static long getOpaque(VarHandle handle, long[] array, int index) {
        return array[index];
    }

    public static int getOpaque(VarHandle handle, int[] array, int index) {
        return array[index];
    }

    public static long getAcquire(VarHandle handle, long[] array, int index) {
        return array[index];
    }

    public static void setOpaque(VarHandle handle, long[] array, int index, long value) {
        array[index] = value;
    }

    public static void setOpaque(VarHandle handle, int[] array, int index, int value) {
        array[index] = value;
    }

    public static void setRelease(VarHandle handle, long[] array, int index, long value) {
        array[index] = value;
    }

    public static boolean compareAndSet(VarHandle handle, long[] array, int index, long expected, long value) {
        boolean same = array[index] == expected;
        if (same) {
            array[index] = value;
        }
        return same;
    }

    public static void acquireFence() {
        // There is one thread.
    }

    public static void releaseFence() {
        // There is one thread.
    }

    @InsteadOf(name = "get")
    public static long eightBytes(VarHandle handle, byte[] bytes, int index) {
        return (fourBytes(bytes, index) & 0xFFFF_FFFFL)
                | ((long) fourBytes(bytes, index + Integer.BYTES) << Integer.SIZE);
    }

    private static int fourBytes(byte[] bytes, int index) {
        return (bytes[index] & 0xFF)
                | ((bytes[index + 1] & 0xFF) << Byte.SIZE)
                | ((bytes[index + 2] & 0xFF) << (2 * Byte.SIZE))
                | (bytes[index + 3] << (3 * Byte.SIZE));
    }

    @InsteadOf(name = "get")
    public static char twoBytes(VarHandle handle, byte[] bytes, int index) {
        return (char) ((bytes[index + 1] & 0xFF) << Byte.SIZE | (bytes[index] & 0xFF));
    }

    public static void set(VarHandle handle, byte[] bytes, int index, long word) {
        for (int i = 0; i < Long.BYTES; i++) {
            bytes[index + i] = (byte) (word >>> (Byte.SIZE * i));
        }
    }

    public static void set(VarHandle handle, byte[] bytes, int index, char word) {
        bytes[index] = (byte) word;
        bytes[index + 1] = (byte) (word >>> Byte.SIZE);
    }
}
