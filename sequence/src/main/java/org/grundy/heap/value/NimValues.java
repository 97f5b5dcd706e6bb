package org.grundy.heap.value;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.function.ToIntFunction;
import org.grundy.run.Run;

/// The values of a nim-sequence computed so far, G(0), G(1), …, each in as few bytes as hold the largest
/// ([ValueWidth]). Not safe for use by several threads.
///
/// Cost: adding is O(1) amortised, and reading O(1).
public final class NimValues implements HeapValues {
    /// The most values that can be held: as many as a Java array has elements.
    public static final int CAPACITY = Integer.MAX_VALUE - 8;

    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

    private byte[] bytes = new byte[256];
    private char[] chars = new char[0];
    private int[] ints = new int[0];
    private int width = 1;
    private int size;
    private int max;

    /// The first `count` values of at least so many.
    public static NimValues first(HeapValues known, int count) {
        NimValues first = new NimValues();
        for (int heap = 0; heap < count; heap++) {
            first.add(known.get((long) heap));
        }
        return first;
    }

    /// How many values there are.
    public int size() {
        return size;
    }

    @Override
    public int max() {
        return max;
    }

    /// How many bytes one value takes: 1, 2 or 4.
    public int width() {
        return width;
    }

    /// The value of a heap.
    ///
    /// @param n 0..size−1
    /// @throws IndexOutOfBoundsException if n is negative or beyond the array
    public int get(int n) {
        return switch (width) {
            case 1 -> bytes[n] & 0xFF;
            case 2 -> chars[n];
            default -> ints[n];
        };
    }

    @Override
    public long count() {
        return size;
    }

    @Override
    public int get(long heap) {
        return get(Math.toIntExact(heap));
    }

    /// Adds the value of the next heap.
    ///
    /// @param value at least 0
    /// @throws IllegalStateException if there are [#CAPACITY] values already
    public void add(int value) {
        if (size == room()) {
            grow(size + 1);
        }
        if (value > max) {
            max = value;
            widen();
        }
        switch (width) {
            case 1 -> bytes[size] = (byte) value;
            case 2 -> chars[size] = (char) value;
            default -> ints[size] = value;
        }
        size++;
    }

    /// Adds values one by one until there are `to` of them.
    ///
    /// @param next the value of the next heap, from these values
    /// @param run charged one position a value
    public void extend(int to, Run run, ToIntFunction<NimValues> next) {
        reserve(to);
        while (size < to) {
            run.position();
            run.clock();
            add(next.applyAsInt(this));
        }
    }

    /// Adds some values of an array.
    ///
    /// @param source at least 0 each
    public void addAll(int[] source, int from, int to) {
        max = Math.max(max, Arrays.stream(source, from, to).max().orElse(0));
        widen();
        reserve(Math.addExact(size, to - from));
        switch (width) {
            case 1 -> {
                for (int i = from; i < to; i++) {
                    bytes[size + i - from] = (byte) source[i];
                }
            }
            case 2 -> {
                for (int i = from; i < to; i++) {
                    chars[size + i - from] = (char) source[i];
                }
            }
            default -> System.arraycopy(source, from, ints, size, to - from);
        }
        size += to - from;
    }

    /// Adds values that repeat those `period` places before them, each larger by `saltus`.
    ///
    /// @param period 1..size
    /// @param saltus at least 0
    /// @param to the size to be reached; nothing is added if it is reached already
    public void repeat(int period, int saltus, int to) {
        reserve(to);
        if (saltus != 0) {
            while (size < to) {
                add(get(size - period) + saltus);
            }
            return;
        }
        for (int copied = period; size < to; copied *= 2) {
            int count = Math.min(copied, to - size);
            Object array = array();
            System.arraycopy(array, size - copied, array, size, count);
            size += count;
        }
    }

    /// Makes room for this many values at once.
    public void reserve(int values) {
        if (values > room()) {
            grow(values);
        }
    }

    /// Whether the values at `first` and the next ones equal those at `second`.
    ///
    /// @param count how many are compared
    public boolean equalRuns(int first, int second, int count) {
        return switch (width) {
            case 1 -> Arrays.equals(bytes, first, first + count, bytes, second, second + count);
            case 2 -> EqualRuns.of(chars, first, second, count);
            default -> EqualRuns.of(ints, first, second, count);
        };
    }

    /// The array of the values while all are below 65536 and some is above 255, as [#bytes()].
    public char[] chars() {
        return chars;
    }

    /// The least shift, not below `from`, at which the last values occur again. 0 if there is none up to `to`.
    ///
    /// @param wanted how many values are to occur again, at least 1; of more than eight the last eight are compared
    public int recurrence(int wanted, int from, long to) {
        int tail = Math.min(Long.BYTES, wanted);
        long last = Math.min(to, size - tail);
        int end = size - tail;
        if (width == 1 && tail == Long.BYTES) {
            return bytesRecur(from, last);
        }
        for (int shift = from; shift <= last; shift++) {
            if (equalRuns(end - shift, end, tail)) {
                return shift;
            }
        }
        return 0;
    }

    private int bytesRecur(int from, long last) {
        int end = size - Long.BYTES;
        long wanted = (long) EIGHT.get(bytes, end);
        for (int shift = from; shift <= last; shift++) {
            if ((long) EIGHT.get(bytes, end - shift) == wanted) {
                return shift;
            }
        }
        return 0;
    }

    /// Counts how many of some heaps have each value.
    ///
    /// @param from the first heap
    /// @param step 2 if only every other heap is counted, 1 if all are
    /// @param to the heap behind the last one
    /// @param weight how many times each heap is counted
    /// @param counts by value, added to; max + 1 of them
    public void count(int from, int step, int to, long weight, long[] counts) {
        switch (width) {
            case 1 -> {
                for (int n = from; n < to; n += step) {
                    counts[bytes[n] & 0xFF] += weight;
                }
            }
            case 2 -> {
                for (int n = from; n < to; n += step) {
                    counts[chars[n]] += weight;
                }
            }
            default -> {
                for (int n = from; n < to; n += step) {
                    counts[ints[n]] += weight;
                }
            }
        }
    }

    /// The array of bytes that holds the values while all are below 256, for kernels; it is replaced as
    /// values are added.
    public byte[] bytes() {
        return bytes;
    }

    /// Removes the last values.
    ///
    /// @param to the new size
    /// @param largest the largest of the values that stay
    public void truncate(int to, int largest) {
        size = to;
        max = largest;
    }

    /// Counts in values that a kernel has written to [#bytes()] behind the last one.
    ///
    /// @param to the new size, within what was reserved
    /// @param largest at least as large as each of them, below 256
    public void written(int to, int largest) {
        size = to;
        max = Math.max(max, largest);
    }

    private Object array() {
        return switch (width) {
            case 1 -> bytes;
            case 2 -> chars;
            default -> ints;
        };
    }

    private int room() {
        return switch (width) {
            case 1 -> bytes.length;
            case 2 -> chars.length;
            default -> ints.length;
        };
    }

    private void grow(int least) {
        if (size == CAPACITY) {
            throw new IllegalStateException("no array holds more than " + CAPACITY + " values");
        }
        int room = (int) Math.min(CAPACITY, Math.max(least, room() + (room() >> 1) + 64L));
        switch (width) {
            case 1 -> bytes = Arrays.copyOf(bytes, room);
            case 2 -> chars = Arrays.copyOf(chars, room);
            default -> ints = Arrays.copyOf(ints, room);
        }
    }

    private void widen() {
        int needed = ValueWidth.of(max).bytes();
        if (width == 1 && needed > 1) {
            chars = new char[bytes.length];
            for (int n = 0; n < size; n++) {
                chars[n] = (char) (bytes[n] & 0xFF);
            }
            bytes = new byte[0];
            width = 2;
        }
        if (width == 2 && needed > 2) {
            ints = new int[chars.length];
            for (int n = 0; n < size; n++) {
                ints[n] = chars[n];
            }
            chars = new char[0];
            width = 4;
        }
    }
}
