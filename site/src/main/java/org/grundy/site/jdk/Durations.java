package org.grundy.site.jdk;

import java.time.Duration;

/// The sign of a duration.
@InsteadOf(Duration.class)
public final class Durations {
    private Durations() {}

    public static boolean isPositive(Duration time) {
        return !time.isNegative() && !time.isZero();
    }
}
