package org.grundy.site.jdk;

/// What a page may take of the machine.
@InsteadOf(Runtime.class)
public final class Machine {
    /// Twice what tables may fill; a browser gives a page no more than some gigabytes.
    private static final long BYTES = 1L << 30;

    private Machine() {}

    public static long maxMemory(Runtime runtime) {
        return BYTES;
    }
}
