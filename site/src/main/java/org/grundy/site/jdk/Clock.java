package org.grundy.site.jdk;

/// The clock, asked at one call; TeaVM's looks for the browser's by name each time.
@InsteadOf(System.class)
public final class Clock {
    private static final double NANOS_A_MILLISECOND = 1e6;

    private Clock() {}

    public static long nanoTime() {
        return (long) (NANOS_A_MILLISECOND * Host.milliseconds());
    }
}
