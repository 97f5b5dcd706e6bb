/// The subcommand that answers inputs of judges.
@NullMarked
package org.grundy.cli.judge;

import org.jspecify.annotations.NullMarked;
