package org.grundy.heap.window;

import java.util.Arrays;

/// How often each value has occurred, at even and at odd heaps, and where it did so first.
public final class ValueTally {
    /// One more than the largest value.
    static final int VALUES = 128;

    /// How many numbers one has.
    static final int NUMBERS = 3 * VALUES + 1;

    private final long[][] heaps;
    private final long[] first;
    private long lastZero;

    /// Of no heaps.
    ValueTally() {
        this(new long[2][VALUES], new long[VALUES], -1);
        Arrays.fill(first, -1);
    }

    private ValueTally(long[][] heaps, long[] first, long lastZero) {
        this.heaps = heaps;
        this.first = first;
        this.lastZero = lastZero;
    }

    /// A tally as it was [written][#numbers()].
    ///
    /// @param numbers so many as one has
    static ValueTally of(long[] numbers) {
        return new ValueTally(
                new long[][] {Arrays.copyOf(numbers, VALUES), Arrays.copyOfRange(numbers, VALUES, 2 * VALUES)},
                Arrays.copyOfRange(numbers, 2 * VALUES, 3 * VALUES),
                numbers[3 * VALUES]);
    }

    /// All that it has counted, as numbers.
    long[] numbers() {
        long[] numbers = new long[NUMBERS];
        System.arraycopy(heaps[0], 0, numbers, 0, VALUES);
        System.arraycopy(heaps[1], 0, numbers, VALUES, VALUES);
        System.arraycopy(first, 0, numbers, 2 * VALUES, VALUES);
        numbers[3 * VALUES] = lastZero;
        return numbers;
    }

    ValueTally copy() {
        return of(numbers());
    }

    /// Counts neighbouring heaps.
    ///
    /// @param heap the first of them
    /// @param values of which those from `from` on are taken
    void add(long heap, byte[] values, int from, int count) {
        long zeros = zeros();
        long[] one = heaps[(int) (heap & 1)];
        long[] other = heaps[(int) (heap + 1 & 1)];
        for (int i = 0; i + 1 < count; i += 2) {
            count(one, values[from + i], heap + i);
            count(other, values[from + i + 1], heap + i + 1);
        }
        if (count % 2 != 0) {
            count(one, values[from + count - 1], heap + count - 1);
        }
        if (zeros() > zeros) {
            int last = count - 1;
            while (values[from + last] != 0) {
                last--;
            }
            lastZero = heap + last;
        }
    }

    private void count(long[] each, int value, long heap) {
        if (each[value]++ == 0 && first[value] < 0) {
            first[value] = heap;
        }
    }

    /// The largest value that has occurred.
    public int max() {
        int max = VALUES - 1;
        while (max > 0 && first[max] < 0) {
            max--;
        }
        return max;
    }

    /// The first heap that has the largest value.
    public long maxAt() {
        return first[max()];
    }

    /// The first heap that has a value; −1 if there is none.
    long first(int value) {
        return first[value];
    }

    /// How many heaps have the value 0.
    public long zeros() {
        return heaps[0][0] + heaps[1][0];
    }

    /// The last heap with the value 0.
    public long lastZero() {
        return lastZero;
    }
}
