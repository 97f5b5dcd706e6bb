package org.grundy.cluster.store;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/// Numbers from −1 on in cells as narrow as they allow: of a byte, which is read without sign and has all its bits set
/// for −1, or of four bytes.
public final class CellArray {
    /// The largest number of a cell of a byte.
    static final int MOST_OF_BYTE = 0xFE;

    private static final int MASK = 0xFF;
    private static final int COMMON = 1 << Short.SIZE;

    private final byte[] bytes;
    private final int[] ints;

    private CellArray(byte[] bytes, int[] ints) {
        this.bytes = bytes;
        this.ints = ints;
    }

    /// Cells with these numbers.
    ///
    /// @param values from −1 on; not to be changed any more
    public static CellArray of(int[] values) {
        for (int value : values) {
            if (value > MOST_OF_BYTE) {
                return new CellArray(new byte[0], values);
            }
        }
        byte[] narrow = new byte[values.length];
        for (int cell = 0; cell < narrow.length; cell++) {
            narrow[cell] = (byte) values[cell];
        }
        return new CellArray(narrow, new int[0]);
    }

    /// Cells of four bytes each.
    ///
    /// @param ints not to be changed any more
    static CellArray ofInts(int[] ints) {
        return new CellArray(new byte[0], ints);
    }

    /// Cells of a byte each.
    ///
    /// @param bytes not to be changed any more
    public static CellArray ofBytes(byte[] bytes) {
        return new CellArray(bytes, new int[0]);
    }

    /// The number of a cell.
    public int get(int cell) {
        return ints.length == 0 ? number(bytes[cell]) : ints[cell];
    }

    /// The number that stands in a byte.
    static int number(byte code) {
        return (code + 1 & MASK) - 1;
    }

    /// How many cells there are.
    public int length() {
        return bytes.length + ints.length;
    }

    /// The bytes of the cells, not to be changed; none if they have four.
    public byte[] bytes() {
        return bytes;
    }

    /// The cells of four bytes, not to be changed; none if they have one.
    public int[] ints() {
        return ints;
    }

    /// How much memory it takes.
    public long size() {
        return bytes.length + (long) Integer.BYTES * ints.length;
    }

    /// Stretches of cells, one after the other.
    ///
    /// @param from the first cell of the first one
    /// @param stride from one to the next
    /// @param length of each
    /// @param count how many there are
    public CellArray gathered(int from, int stride, int length, int count) {
        Object cells = ints.length == 0 ? bytes : ints;
        Object found = ints.length == 0 ? new byte[length * count] : new int[length * count];
        for (int stretch = 0; stretch < count; stretch++) {
            System.arraycopy(cells, from + stretch * stride, found, stretch * length, length);
        }
        return found instanceof byte[] narrow ? ofBytes(narrow) : of((int[]) found);
    }

    /// Whether the numbers are the same.
    public boolean holds(int[] values) {
        for (int cell = 0; cell < values.length; cell++) {
            if (values[cell] != get(cell)) {
                return false;
            }
        }
        return values.length == length();
    }

    /// How many cells have each number.
    public SortedMap<Integer, Long> counts() {
        SortedMap<Integer, Long> counts = new TreeMap<>();
        int[] common = new int[ints.length == 0 ? 0 : COMMON];
        for (int value : ints) {
            if (value >= 0 && value < COMMON) {
                common[value]++;
            } else {
                counts.merge(value, 1L, Long::sum);
            }
        }
        put(common, counts, IntUnaryOperator.identity());
        put(bytes.length == 0 ? new int[0] : ByteTally.of(bytes), counts, code -> number((byte) code));
        return counts;
    }

    private static void put(int[] tally, SortedMap<Integer, Long> counts, IntUnaryOperator number) {
        for (int code = 0; code < tally.length; code++) {
            if (tally[code] > 0) {
                counts.put(number.applyAsInt(code), (long) tally[code]);
            }
        }
    }
}
