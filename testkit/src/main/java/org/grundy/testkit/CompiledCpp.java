package org.grundy.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// A program in C++ that `g++` has compiled.
public final class CompiledCpp {
    /// What `g++` calls C++ 17.
    private static final String STANDARD = "-std=c++17";

    private final Path folder;
    private final Path binary;

    private CompiledCpp(Path folder, Path binary) {
        this.folder = folder;
        this.binary = binary;
    }

    /// Compiles a program, unless it is the one that was compiled in this folder last. Where many are compiled, their
    /// headers are so only once.
    ///
    /// @param folder where its files are written
    /// @param program its text, with a line `#include` for each header
    /// @param optimization a flag of `g++`, such as `-O0`
    /// @throws IllegalStateException if it does not compile, with what the compiler says
    /// @throws IOException if there is no compiler, or the files cannot be written
    /// @throws InterruptedException if this thread is interrupted while it waits
    public static CompiledCpp of(Path folder, String program, String optimization)
            throws IOException, InterruptedException {
        Path source = folder.resolve("a" + optimization + ".cpp");
        Path binary = folder.resolve("a" + optimization + ".out");
        if (!Files.exists(binary) || !Files.readString(source).equals(program)) {
            Files.deleteIfExists(binary);
            Files.writeString(source, program);
            Path headers = headers(folder, program, optimization);
            compile(folder, optimization, List.of("-include", headers.toString()), source, binary);
        }
        return new CompiledCpp(folder, binary);
    }

    /// What it prints for an input.
    ///
    /// @throws IllegalStateException if it does not end within two minutes, or ends with another exit code than 0
    /// @throws IOException if the files cannot be written
    /// @throws InterruptedException if this thread is interrupted while it waits
    public String printed(String input) throws IOException, InterruptedException {
        return Commands.printed(folder, List.of(binary.toString()), input);
    }

    private static void compile(Path folder, String optimization, List<String> flags, Path source, Path made)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("g++", STANDARD, optimization));
        command.addAll(flags);
        command.addAll(List.of("-o", made.toString(), source.toString()));
        Commands.printed(folder, command, "");
    }

    /// The headers of a program, compiled once for all programs that have the same: that takes longer than to compile
    /// what is below them.
    private static Path headers(Path folder, String program, String optimization)
            throws IOException, InterruptedException {
        String included =
                program.lines().filter(line -> line.startsWith("#include")).collect(Collectors.joining("\n", "", "\n"));
        Path place = Files.createDirectories(Path.of(System.getProperty("basedir", "."), "target", "cpp"));
        Path header = place.resolve(Integer.toHexString(included.hashCode()) + optimization + ".h");
        Path compiled = place.resolve(header.getFileName() + ".gch");
        if (!Files.exists(compiled)) {
            Path source = Files.writeString(folder.resolve("a.h"), included);
            Path made = Files.createTempFile(place, "unfinished", ".gch");
            compile(folder, optimization, List.of("-x", "c++-header"), source, made);
            Files.writeString(header, included);
            Files.move(made, compiled, StandardCopyOption.ATOMIC_MOVE);
        }
        return header;
    }
}
