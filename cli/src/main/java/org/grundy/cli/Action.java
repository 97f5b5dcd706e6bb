package org.grundy.cli;

/// What a subcommand does once its arguments are read. Bad input leaves it by an
/// [InputError][org.grundy.lang.InputError].
@FunctionalInterface
interface Action {
    /// Does it.
    ///
    /// @return how it ended
    Exit run(Console console);
}
