package org.grundy.cli.contest;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.grundy.testkit.Thorough;

/// A program in C++, compiled; where there is no compiler the test is skipped.
///
/// @param folder where it stands, with its inputs
record Exported(Path folder) {
    private static final String BINARY = "a.out";
    private static final long PATIENCE_SECONDS = 120;

    /// Most programs take longer to be compiled than to run; among all of them some fill a large table.
    private static final String OPTIMIZED = "-O" + Thorough.bound(0, 1);

    static Exported compiled(Path folder, String program) throws IOException, InterruptedException {
        assumeTrue(
                Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                        .anyMatch(place -> Files.isExecutable(Path.of(place, "g++"))),
                "g++ is not installed");
        Path source = Files.writeString(folder.resolve("a.cpp"), program);
        call(
                folder,
                List.of(
                        "g++",
                        "-std=c++17",
                        OPTIMIZED,
                        "-o",
                        folder.resolve(BINARY).toString(),
                        source.toString()),
                "");
        return new Exported(folder);
    }

    /// What it prints for an input.
    String answer(String input) throws IOException, InterruptedException {
        return call(folder, List.of(folder.resolve(BINARY).toString()), input);
    }

    private static String call(Path folder, List<String> command, String input)
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
