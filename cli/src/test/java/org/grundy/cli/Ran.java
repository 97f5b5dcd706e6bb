package org.grundy.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;
import org.grundy.cli.console.Console;
import org.grundy.render.Language;

/// How a command ended that was run in this process, without terminals and in English unless it asked for another
/// language.
///
/// @param exit the exit code
/// @param out what was written to standard output
/// @param err what was written to standard error
public record Ran(int exit, String out, String err) {
    /// Runs a command that reads nothing.
    public static Ran command(String... arguments) {
        return reading("", arguments);
    }

    /// Runs a command that reads a text.
    public static Ran reading(String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Map.of(),
                false,
                false,
                false,
                Language.EN);
        int exit = Main.run(arguments, console);
        return new Ran(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /// What is said on standard error to a person at a terminal, who has read there what the result says.
    public String seen() {
        return err.lines()
                .filter(line -> !line.contains("exit code 1: the result") && !line.contains("退出码 1：结果里"))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }
}
