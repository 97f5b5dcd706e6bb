/// The subcommands, a class each.
///
/// Begin with [SolveCommand].
@NullMarked
package org.grundy.cli.command;

import org.jspecify.annotations.NullMarked;
