/// The command `grundy`: reads arguments, calls the engine, prints what `render` made of the answer. Begin with
/// [org.grundy.cli.Main].
@NullMarked
package org.grundy.cli;

import org.jspecify.annotations.NullMarked;
