package org.grundy.testkit;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// Other programs of this machine.
public final class Commands {
    private static final long PATIENCE_SECONDS = 120;

    private Commands() {}

    /// Whether a program stands on the path; a test without it is skipped.
    ///
    /// @param name of its file, such as `g++`
    public static boolean installed(String name) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                .anyMatch(place -> Files.isExecutable(Path.of(place, name)));
    }

    /// What a command prints, errors included.
    ///
    /// @param folder in which the files `in` and `out` are written
    /// @param command the program and its arguments
    /// @param input what it reads from standard input
    /// @throws IllegalStateException if it does not end within two minutes, or ends with another exit code than 0
    /// @throws IOException if there is no such program, or the files cannot be written
    /// @throws InterruptedException if this thread is interrupted while it waits
    public static String printed(Path folder, List<String> command, String input)
            throws IOException, InterruptedException {
        Path in = Files.writeString(folder.resolve("in"), input);
        Path out = folder.resolve("out");
        Process process = new ProcessBuilder(command)
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectErrorStream(true)
                .start();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new IllegalStateException(command + " does not end");
        }
        String printed = Files.readString(out);
        if (process.exitValue() != 0) {
            throw new IllegalStateException(command + ": " + printed);
        }
        return printed;
    }
}
