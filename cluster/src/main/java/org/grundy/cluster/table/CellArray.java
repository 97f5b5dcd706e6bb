package org.grundy.cluster.table;

/// The values of a block in cells as narrow as the values allow.
final class CellArray {
    private final byte[] bytes;
    private final int[] ints;

    private CellArray(byte[] bytes, int[] ints) {
        this.bytes = bytes;
        this.ints = ints;
    }

    static CellArray of(int[] values) {
        for (int value : values) {
            if (value != (byte) value) {
                return new CellArray(new byte[0], values);
            }
        }
        byte[] narrow = new byte[values.length];
        for (int cell = 0; cell < narrow.length; cell++) {
            narrow[cell] = (byte) values[cell];
        }
        return new CellArray(narrow, new int[0]);
    }

    int get(int cell) {
        return ints.length == 0 ? bytes[cell] : ints[cell];
    }

    int[] toArray() {
        if (ints.length > 0) {
            return ints;
        }
        int[] values = new int[bytes.length];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = bytes[cell];
        }
        return values;
    }

    /// How much memory it takes.
    long size() {
        return bytes.length + 4L * ints.length;
    }
}
