package org.grundy.cli.console;

/// How a command ended.
public enum ExitCode {
    /// All was answered.
    ANSWERED(0),
    /// Something is undecided within the budget, or nothing was found, or a conjecture, a certificate or a
    /// comparison failed.
    UNDECIDED(1),
    /// The input cannot be understood or is not allowed.
    BAD_INPUT(2),
    /// Much is left to compute, and a JVM with the Vector API computes it faster: the launcher starts the command
    /// again in one.
    LONGER(75),
    /// A result cannot be written to standard output or into a file, as on a full disk: the number that `sysexits.h`
    /// has for errors of input and output, where [#LONGER] and [#INTERNAL_ERROR] have theirs.
    UNWRITTEN(74),
    /// The command itself is at fault, or the JVM has run out of memory.
    INTERNAL_ERROR(70);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    /// The exit code of the process.
    public int code() {
        return code;
    }
}
