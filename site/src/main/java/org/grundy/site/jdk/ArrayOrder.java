package org.grundy.site.jdk;

import java.util.Arrays;

/// The lexicographic order of arrays.
@InsteadOf(Arrays.class)
public final class ArrayOrder {
    private ArrayOrder() {}

    public static int compare(int[] a, int[] b) {
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(int[] a, int aFrom, int aTo, int[] b, int bFrom, int bTo) {
        int common = Math.min(aTo - aFrom, bTo - bFrom);
        for (int i = 0; i < common; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return Integer.compare(a[aFrom + i], b[bFrom + i]);
            }
        }
        return (aTo - aFrom) - (bTo - bFrom);
    }

    public static int compare(long[] a, long[] b) {
        for (int i = 0; i < Math.min(a.length, b.length); i++) {
            if (a[i] != b[i]) {
                return Long.compare(a[i], b[i]);
            }
        }
        return a.length - b.length;
    }

    public static int compareUnsigned(long[] a, long[] b) {
        for (int i = 0; i < Math.min(a.length, b.length); i++) {
            if (a[i] != b[i]) {
                return Long.compareUnsigned(a[i], b[i]);
            }
        }
        return a.length - b.length;
    }
}
