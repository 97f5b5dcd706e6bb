/// A game at the terminal.
///
/// Begin with [PlayLoop].
@NullMarked
package org.grundy.cli.play;

import org.jspecify.annotations.NullMarked;
