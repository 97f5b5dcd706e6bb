package org.grundy.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.grundy.cli.console.Console;

/// Lines from a pipe or a file. Each is shown behind its prompt, so that the output reads like a game at a
/// terminal.
final class PipedInput implements PlayerInput {
    private final BufferedReader reader;
    private final Console console;

    PipedInput(Console console) {
        this.reader = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
        this.console = console;
    }

    @Override
    public Optional<String> next(String prompt) {
        try {
            Optional<String> line = Optional.ofNullable(reader.readLine());
            line.ifPresent(text -> console.print(prompt + text + "\n"));
            return line;
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    /// Leaves standard input open, since this class does not own it.
    @Override
    public void close() {}
}
