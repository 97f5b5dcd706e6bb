package org.grundy.cli;

import java.util.Optional;

/// What a player types, line by line.
interface Lines extends AutoCloseable {
    /// Lines with editing and history where a person types them, else as they come.
    static Lines of(Console console) {
        return console.inTerminal() && console.outTerminal() ? EditedLines.open() : new PlainLines(console);
    }

    /// The next line, or empty at the end of input.
    ///
    /// @param prompt shown before it
    Optional<String> next(String prompt);

    @Override
    void close();
}
