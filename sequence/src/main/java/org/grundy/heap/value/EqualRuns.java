package org.grundy.heap.value;

import java.util.Arrays;

/// Compares runs of neighbours in an array, wherever they begin.
///
/// [Arrays#equals(char[], int, int, char[], int, int)] computes with 32 bits how many bytes a run begins behind
/// the first one (JDK 25, `ArraysSupport.mismatch`), so from the index 2^30 of a `char[]` and 2^29 of an `int[]` on it
/// reads outside of the array, which can end the JVM. Runs that begin there are compared one by one.
final class EqualRuns {
    private static final int BEYOND_CHARS = 1 << 30;
    private static final int BEYOND_INTS = 1 << 29;

    private EqualRuns() {}

    static boolean of(char[] values, int first, int second, int count) {
        return Math.max(first, second) < BEYOND_CHARS
                ? Arrays.equals(values, first, first + count, values, second, second + count)
                : oneByOne(values, first, second, count);
    }

    static boolean of(int[] values, int first, int second, int count) {
        return Math.max(first, second) < BEYOND_INTS
                ? Arrays.equals(values, first, first + count, values, second, second + count)
                : oneByOne(values, first, second, count);
    }

    static boolean oneByOne(char[] values, int first, int second, int count) {
        int equal = 0;
        while (equal < count && values[first + equal] == values[second + equal]) {
            equal++;
        }
        return equal == count;
    }

    static boolean oneByOne(int[] values, int first, int second, int count) {
        int equal = 0;
        while (equal < count && values[first + equal] == values[second + equal]) {
            equal++;
        }
        return equal == count;
    }
}
