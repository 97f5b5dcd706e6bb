package org.grundy.cli.console;

import org.grundy.text.Messages;

/// What the command line itself says besides answers and errors: notes, prompts and units of progress.
final class CommandMessages {
    /// All of them.
    static final Messages ALL = Messages.read(CommandMessages.class.getResourceAsStream("command.messages"));

    private CommandMessages() {}
}
