package org.grundy.cli.option;

import java.time.Duration;
import org.grundy.run.Budget;

/// What is answered without the Vector API. Its kernels are faster, but a JVM with them takes some tenths of a
/// second more to start; so the launcher begins some commands in one without, and starts them again where
/// they end with [org.grundy.cli.console.ExitCode#LONGER].
public final class VectorlessStart {
    /// Up to this number, values are computed about as fast without vectors, whose loops take seconds to compile.
    public static final int VALUES = 1 << 20;

    /// The same for each of several sequences, which share that work.
    public static final int VALUES_OF_SEVERAL = 300_000;

    /// Steps before another JVM is started: some tenths of a second.
    private static final long WORK = 500_000;

    private VectorlessStart() {}

    /// What is left of a time that was given for the command, in the JVM that is started last. The launcher hands over
    /// when the first one was.
    public static Duration left(Duration given) {
        long begun = Long.getLong("grundy.begun", 0);
        long taken = begun > 0 ? Math.max(0, System.currentTimeMillis() - begun) : 0;
        long millis = given.toMillis() - taken;
        return taken == 0 ? given : Duration.ofMillis(Math.max(1, millis));
    }

    /// Whether this JVM is without the Vector API and the command may ask for another one.
    public static boolean jvm() {
        return Boolean.getBoolean("grundy.brisk");
    }

    /// The part of a budget that may be spent before another JVM is started.
    public static Budget part(Budget whole) {
        return whole.withWorkAtMost(WORK);
    }
}
