/// The command `grundy`: reads arguments, calls the engine, prints what `render` made of the answer. Stands above the
/// packages below it, of which only `start` knows it. Begin with [org.grundy.cli.Main].
@NullMarked
package org.grundy.cli;

import org.jspecify.annotations.NullMarked;
