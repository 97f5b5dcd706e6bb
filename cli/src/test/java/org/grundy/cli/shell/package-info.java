/// Tests of completion and of the man page, in the shells and programs that read them.
@NullMarked
package org.grundy.cli.shell;

import org.jspecify.annotations.NullMarked;
