package org.grundy.site.jdk;

/// Bits of 32 gathered.
@InsteadOf(Integer.class)
public final class Ints {
    private Ints() {}

    public static int compress(int i, int mask) {
        return (int) Longs.compress(i & 0xFFFF_FFFFL, mask & 0xFFFF_FFFFL);
    }
}
