package org.grundy.render.program;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.grundy.testkit.Commands;
import org.grundy.testkit.CompiledCpp;

/// Compiles and runs programs with the compilers of this machine; where there is none the test is skipped.
///
/// @param folder where the files are written
record Compiled(Path folder) {
    /// What a program prints for an input.
    List<String> run(ProgramLanguage language, String program, String input) throws IOException, InterruptedException {
        String printed = switch (language) {
            case CPP -> {
                assumeTrue(Commands.installed("g++"), "g++ is not installed");
                yield CompiledCpp.of(folder, program, "-O0").printed(input);
            }
            case JAVA -> {
                compileJava(program);
                Path bin = Path.of(System.getProperty("java.home"), "bin");
                yield Commands.printed(
                        folder,
                        List.of(
                                bin.resolve("java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-cp",
                                folder.toString(),
                                "Main"),
                        input);
            }
            case PYTHON -> {
                assumeTrue(Commands.installed("python3"), "python3 is not installed");
                Path source = Files.writeString(folder.resolve("a.py"), program);
                yield Commands.printed(folder, List.of("python3", source.toString()), input);
            }
        };
        return printed.lines().toList();
    }

    /// What Python programs print for their inputs, each as a program of its own, all run by one interpreter:
    /// its start takes longer than most of them. One that fails ends all.
    List<List<String>> runPython(List<String> programs, List<String> inputs) throws IOException, InterruptedException {
        assumeTrue(Commands.installed("python3"), "python3 is not installed");
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
        String printed = Commands.printed(
                folder, List.of("python3", runner.toString(), folder.toString(), String.valueOf(programs.size())), "");
        return Stream.of(printed.split("\f\n"))
                .map(each -> each.lines().toList())
                .toList();
    }

    /// Compiles in this process, where the compiler is warm, and without the libraries of the tests, which it
    /// would open; nothing where the program is the one that was compiled here last.
    private void compileJava(String program) throws IOException {
        Path source = folder.resolve("Main.java");
        Path made = folder.resolve("Main.class");
        if (Files.exists(made) && Files.readString(source).equals(program)) {
            return;
        }
        Files.deleteIfExists(made);
        Files.writeString(source, program);
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        int exit = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(out, out, "-proc:none", "-cp", folder.toString(), "-d", folder.toString(), source.toString());
        if (exit != 0) {
            throw new IllegalStateException("javac: " + said);
        }
    }
}
