package org.grundy.site.jdk;

/// Bits of a word gathered and scattered.
@InsteadOf(Long.class)
public final class Longs {
    private Longs() {}

    public static long compress(long i, long mask) {
        long gathered = 0;
        int place = 0;
        for (long left = mask; left != 0; left &= left - 1) {
            gathered |= ((i >>> Long.numberOfTrailingZeros(left)) & 1) << place;
            place++;
        }
        return gathered;
    }

    public static long expand(long i, long mask) {
        long scattered = 0;
        int place = 0;
        for (long left = mask; left != 0; left &= left - 1) {
            scattered |= ((i >>> place) & 1) << Long.numberOfTrailingZeros(left);
            place++;
        }
        return scattered;
    }
}
