/// What all commands share: the console that they read and print to, how they end, progress, help.
///
/// Begin with [Console] and [CommandAction]. It knows no command.
@NullMarked
package org.grundy.cli.console;

import org.jspecify.annotations.NullMarked;
