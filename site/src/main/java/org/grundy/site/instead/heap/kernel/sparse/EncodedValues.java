package org.grundy.site.instead.heap.kernel.sparse;

import java.util.Arrays;

/// A growing list of numbers of 16 bits, of which four in a row are read at a time. A page has no view of bytes as
/// longer words, so they lie in an array of their own.
final class EncodedValues {
    private static final int AT_ONCE = 4;

    private char[] values = new char[1 << 9];
    private int size;

    int size() {
        return size;
    }

    char get(int index) {
        return values[index];
    }

    long four(int index) {
        int low = values[index] | values[index + 1] << Character.SIZE;
        int high = values[index + 2] | values[index + 3] << Character.SIZE;
        return (low & 0xFFFF_FFFFL) | (long) high << Integer.SIZE;
    }

    void add(char value) {
        if (size >= values.length - 4 * AT_ONCE) {
            values = Arrays.copyOf(values, 2 * values.length);
        }
        values[size++] = value;
    }
}
