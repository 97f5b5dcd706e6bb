/// Groups of options that several subcommands share.
///
/// Begin with [BudgetOptions].
@NullMarked
package org.grundy.cli.option;

import org.jspecify.annotations.NullMarked;
