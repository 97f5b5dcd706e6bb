package org.grundy.site.jdk;

/// Products of more than 64 bits.
@InsteadOf(Math.class)
public final class Maths {
    private static final long LOW = 0xFFFF_FFFFL;

    private Maths() {}

    public static long multiplyHigh(long x, long y) {
        long low = (x & LOW) * (y & LOW);
        long middle = (x >> Integer.SIZE) * (y & LOW) + (low >>> Integer.SIZE);
        long other = (x & LOW) * (y >> Integer.SIZE) + (middle & LOW);
        return (x >> Integer.SIZE) * (y >> Integer.SIZE) + (middle >> Integer.SIZE) + (other >> Integer.SIZE);
    }

    public static long unsignedMultiplyHigh(long x, long y) {
        return multiplyHigh(x, y) + ((x >> (Long.SIZE - 1)) & y) + ((y >> (Long.SIZE - 1)) & x);
    }

    public static long powExact(long x, int n) {
        long power = 1;
        for (int i = 0; i < n; i++) {
            power = Math.multiplyExact(power, x);
        }
        return power;
    }
}
