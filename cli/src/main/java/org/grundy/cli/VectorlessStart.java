package org.grundy.cli;

import java.time.Duration;
import org.grundy.run.Budget;

/// What is answered without the Vector API. Its kernels are faster, but a JVM with them takes some tenths of a
/// second more to start; so the launcher begins some commands in one without, and starts them again where
/// they end with [ExitCode#LONGER].
public final class VectorlessStart {
    /// Up to this number, values are computed about as fast without vectors, whose loops take seconds to compile.
    public static final int VALUES = 1 << 20;

    /// The same for each of several sequences, which share that time.
    public static final int VALUES_OF_SEVERAL = 300_000;

    /// The longest time before another JVM is started, which has the whole budget again.
    private static final Duration TIME = Duration.ofMillis(400);

    private VectorlessStart() {}

    /// Whether this JVM is without the Vector API and the command may ask for another one.
    public static boolean jvm() {
        return Boolean.getBoolean("grundy.brisk");
    }

    /// The part of a budget that may be spent before another JVM is started.
    public static Budget part(Budget whole) {
        return whole.time().compareTo(TIME) > 0 ? whole.withTime(TIME) : whole;
    }
}
