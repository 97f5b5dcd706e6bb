/// The moves that a player types, read against the position before them.
///
/// Begin with [MoveParser].
@NullMarked
package org.grundy.lang.move;

import org.jspecify.annotations.NullMarked;
