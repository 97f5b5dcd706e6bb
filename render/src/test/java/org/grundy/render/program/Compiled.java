package org.grundy.render.program;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// Compiles and runs programs with the compilers of this machine; where there is none the test is skipped.
///
/// @param folder where the files are written
record Compiled(Path folder) {
    private static final long PATIENCE_SECONDS = 60;

    /// What a program prints for an input.
    List<String> run(ProgramLanguage language, String program, String input) throws IOException, InterruptedException {
        List<String> command = switch (language) {
            case CPP -> {
                assumeTrue(installed("g++"), "g++ is not installed");
                Path source = Files.writeString(folder.resolve("a.cpp"), program);
                Path binary = folder.resolve("a.out");
                call(List.of("g++", "-std=c++17", "-O0", "-o", binary.toString(), source.toString()), "");
                yield List.of(binary.toString());
            }
            case JAVA -> {
                Path source = Files.writeString(folder.resolve("Main.java"), program);
                Path bin = Path.of(System.getProperty("java.home"), "bin");
                yield List.of(bin.resolve("java").toString(), "-XX:TieredStopAtLevel=1", source.toString());
            }
            case PYTHON -> {
                assumeTrue(installed("python3"), "python3 is not installed");
                yield List.of(
                        "python3",
                        Files.writeString(folder.resolve("a.py"), program).toString());
            }
        };
        return call(command, input).lines().toList();
    }

    private static boolean installed(String command) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                .anyMatch(place -> Files.isExecutable(Path.of(place, command)));
    }

    private String call(List<String> command, String input) throws IOException, InterruptedException {
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
