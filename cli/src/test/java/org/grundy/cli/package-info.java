/// The command as a user runs it, in this process.
@NullMarked
package org.grundy.cli;

import org.jspecify.annotations.NullMarked;
