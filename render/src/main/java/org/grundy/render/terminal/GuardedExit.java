package org.grundy.render.terminal;

/// The exit code of a process whose launcher waits for it.
///
/// A JVM that cannot start ends with 1, and so does a command whose question is not answered. A
/// launcher that waits sets the system property `grundy.guarded`; a command then ends with
/// [#NOT_ANSWERED] in place of 1, which the launcher turns back, and the launcher knows that a 1 is not
/// the command's. `launcher/start.sh` has the same numbers.
public final class GuardedExit {
    /// What a guarded process ends with in place of 1.
    public static final int NOT_ANSWERED = 76;

    /// What a launcher ends with if the JVM could not start.
    public static final int NOT_STARTED = 3;

    /// The property that a launcher sets.
    public static final String PROPERTY = "grundy.guarded";

    private GuardedExit() {}

    /// What this process ends with.
    ///
    /// @param code the command's exit code
    public static int of(int code) {
        return code == 1 && Boolean.getBoolean(PROPERTY) ? NOT_ANSWERED : code;
    }

    /// What a launcher ends with.
    ///
    /// @param ended the exit code of a guarded process
    public static int seen(int ended) {
        return switch (ended) {
            case 1 -> NOT_STARTED;
            case NOT_ANSWERED -> 1;
            default -> ended;
        };
    }
}
