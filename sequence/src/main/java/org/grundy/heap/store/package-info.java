/// Nim-sequences on disk: checkpoints from which a computation is resumed, and sequences longer than memory.
///
/// Begin with [Checkpoint]; then [FrontierSequence]. Depends on all other rooms of heaps.
@NullMarked
package org.grundy.heap.store;

import org.jspecify.annotations.NullMarked;
