package org.grundy.cluster.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/// Numbers from −1 on in cells as narrow as they allow: of a byte, which is read without sign and has all its bits set
/// for −1, or of four bytes.
public final class CellArray {
    /// The largest number of a cell of a byte.
    static final int MOST_OF_BYTE = 0xFE;

    private static final int MASK = 0xFF;
    private static final int CODES = 1 << Byte.SIZE;
    private static final int LANES = 4;
    private static final int NIBBLE = 4;
    private static final int LOW = 0xF;
    private static final long HIGH = 0xF0F0F0F0F0F0F0F0L;
    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
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
        put(tally(), counts, code -> number((byte) code));
        return counts;
    }

    private static void put(int[] tally, SortedMap<Integer, Long> counts, IntUnaryOperator number) {
        for (int code = 0; code < tally.length; code++) {
            if (tally[code] > 0) {
                counts.put(number.applyAsInt(code), (long) tally[code]);
            }
        }
    }

    /// Neighbours often have the same number, and a counter that was just written is slow to read again: there are
    /// several of each. Two neighbours with numbers of four bits are counted as one of eight.
    private int[] tally() {
        int[] pairs = new int[LANES * CODES];
        int[] single = new int[LANES * CODES];
        int cell = 0;
        for (; cell + Long.BYTES <= bytes.length; cell += Long.BYTES) {
            long eight = (long) EIGHT.get(bytes, cell);
            if ((eight & HIGH) == 0) {
                long paired = eight | eight >>> NIBBLE;
                pairs[(int) paired & MASK]++;
                pairs[CODES + ((int) (paired >>> Short.SIZE) & MASK)]++;
                pairs[2 * CODES + ((int) (paired >>> 2 * Short.SIZE) & MASK)]++;
                pairs[3 * CODES + ((int) (paired >>> 3 * Short.SIZE) & MASK)]++;
            } else {
                count(cell, cell + Long.BYTES, single);
            }
        }
        count(cell, bytes.length, single);
        int[] tally = new int[CODES];
        for (int code = 0; code < LANES * CODES; code++) {
            tally[code & MASK] += single[code];
            tally[code & LOW] += pairs[code];
            tally[code >>> NIBBLE & LOW] += pairs[code];
        }
        return tally;
    }

    private void count(int from, int to, int[] tally) {
        for (int cell = from; cell < to; cell++) {
            tally[(cell & LANES - 1) * CODES + (bytes[cell] & MASK)]++;
        }
    }
}
