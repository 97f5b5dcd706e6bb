/// Nim-sequences on disk: checkpoints from which a computation is resumed.
///
/// Begin with [Checkpoint].
@NullMarked
package org.grundy.heap.store;

import org.jspecify.annotations.NullMarked;
