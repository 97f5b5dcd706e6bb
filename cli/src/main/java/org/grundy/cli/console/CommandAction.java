package org.grundy.cli.console;

/// What a subcommand does once its arguments are read. Bad input leaves it by an
/// [org.grundy.text.InputError][org.grundy.text.InputError].
@FunctionalInterface
public interface CommandAction {
    /// Does it.
    ///
    /// @return how it ended
    ExitCode run(Console console);
}
