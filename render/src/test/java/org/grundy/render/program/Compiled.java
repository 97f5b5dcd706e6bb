package org.grundy.render.program;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
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
                call(
                        List.of(
                                "g++",
                                "-std=c++17",
                                "-O0",
                                "-include",
                                headers(program).toString(),
                                "-o",
                                binary.toString(),
                                source.toString()),
                        "");
                yield List.of(binary.toString());
            }
            case JAVA -> {
                Path source = Files.writeString(folder.resolve("Main.java"), program);
                compileJava(source);
                Path bin = Path.of(System.getProperty("java.home"), "bin");
                yield List.of(
                        bin.resolve("java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        folder.toString(),
                        "Main");
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

    /// What Python programs print for their inputs, each as a program of its own, all run by one interpreter:
    /// its start takes longer than most of them. One that fails ends all.
    List<List<String>> runPython(List<String> programs, List<String> inputs) throws IOException, InterruptedException {
        assumeTrue(installed("python3"), "python3 is not installed");
        for (int i = 0; i < programs.size(); i++) {
            Files.writeString(folder.resolve("program" + i), programs.get(i));
            Files.writeString(folder.resolve("input" + i), inputs.get(i));
        }
        Path runner = Files.writeString(folder.resolve("all.py"), """
                import io, os, sys
                printed = sys.stdout
                for i in range(int(sys.argv[2])):
                    text = open(os.path.join(sys.argv[1], f'program{i}'), encoding='utf-8').read()
                    sys.stdin = open(os.path.join(sys.argv[1], f'input{i}'), encoding='utf-8')
                    sys.stdout = io.StringIO()
                    exec(compile(text, f'program{i}', 'exec'), {'__name__': '__main__'})
                    printed.write(sys.stdout.getvalue() + '\\f\\n')
                """);
        String printed =
                call(List.of("python3", runner.toString(), folder.toString(), String.valueOf(programs.size())), "");
        return Stream.of(printed.split("\f\n"))
                .map(each -> each.lines().toList())
                .toList();
    }

    /// The headers that a program begins with, compiled once for all programs that begin so: that takes longer
    /// than to compile what is below them.
    private Path headers(String program) throws IOException, InterruptedException {
        String included =
                program.lines().filter(line -> line.startsWith("#include")).collect(Collectors.joining("\n", "", "\n"));
        Path place = Files.createDirectories(Path.of(System.getProperty("basedir", "."), "target", "cpp"));
        Path header = place.resolve(Integer.toHexString(included.hashCode()) + ".h");
        Path compiled = place.resolve(header.getFileName() + ".gch");
        if (!Files.exists(compiled)) {
            Path source = Files.writeString(folder.resolve("a.h"), included);
            Path made = Files.createTempFile(place, "unfinished", ".gch");
            call(List.of("g++", "-std=c++17", "-O0", "-x", "c++-header", "-o", made.toString(), source.toString()), "");
            Files.writeString(header, included);
            Files.move(made, compiled, StandardCopyOption.ATOMIC_MOVE);
        }
        return header;
    }

    /// Compiles in this process, where the compiler is warm, and without the libraries of the tests, which it
    /// would open.
    private void compileJava(Path source) {
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        int exit = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(out, out, "-proc:none", "-cp", folder.toString(), "-d", folder.toString(), source.toString());
        if (exit != 0) {
            throw new IllegalStateException("javac: " + said);
        }
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
