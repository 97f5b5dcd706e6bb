package org.grundy.cli.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.completer.StringsCompleter;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/// Lines from a person at a terminal, with editing, history and completion of commands.
final class EditedInput implements PlayerInput {
    private final Terminal terminal;
    private final LineReader reader;

    private EditedInput(Terminal terminal) {
        this.terminal = terminal;
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .completer(new StringsCompleter(PlayerCommand.words()))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
    }

    static EditedInput open() {
        try {
            return new EditedInput(
                    TerminalBuilder.builder().system(true).dumb(true).build());
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    @Override
    public Optional<String> next(String prompt) {
        try {
            return Optional.of(reader.readLine(prompt));
        } catch (EndOfFileException | UserInterruptException end) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }
}
