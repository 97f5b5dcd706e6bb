/// What shells and `man` know of the command, made from the same model as its help:
/// [org.grundy.cli.shell.FishScript], [org.grundy.cli.shell.ZshScript] and [org.grundy.cli.shell.ManPage].
/// Only picocli and the words of the help are known here.
@NullMarked
package org.grundy.cli.shell;

import org.jspecify.annotations.NullMarked;
