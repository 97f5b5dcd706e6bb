package org.grundy.cli.play;

import java.util.Optional;
import org.grundy.cli.console.Console;

/// What a player types, line by line.
public interface PlayerInput extends AutoCloseable {
    /// Lines with editing and history where a person types them, else as they come.
    static PlayerInput of(Console console) {
        return console.inTerminal() && console.outTerminal() ? EditedInput.open() : new PipedInput(console);
    }

    /// The next line, or empty at the end of input.
    ///
    /// @param prompt shown before it
    Optional<String> next(String prompt);

    @Override
    void close();
}
