/// Groups of options that several subcommands share. A value that is refused, such as one too large, is refused
/// where it is read, by an `InputError` with its sentence in both languages.
///
/// Begin with [BudgetOptions].
@NullMarked
package org.grundy.cli.option;

import org.jspecify.annotations.NullMarked;
