package org.grundy.render.terminal;

import java.time.Duration;
import java.util.Optional;

/// The processor time that this process has used: all its threads and the JVM's own work together.
public final class ProcessorTime {
    private static final long TENTH = 100;
    private static final int TENTHS_A_SECOND = 10;

    private ProcessorTime() {}

    /// What has been used since the process began.
    ///
    /// @return empty where the system does not tell
    public static Optional<Duration> used() {
        return ProcessHandle.current().info().totalCpuDuration();
    }

    /// A time in seconds with tenths: `12.3 s`.
    public static String seconds(Duration time) {
        long tenths = Math.ceilDiv(time.toMillis(), TENTH);
        return tenths / TENTHS_A_SECOND + "." + tenths % TENTHS_A_SECOND + " s";
    }
}
