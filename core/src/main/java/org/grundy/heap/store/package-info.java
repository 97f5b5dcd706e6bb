/// What is kept of nim-sequences on disk: checkpoints of a computation and the rows of a survey.
///
/// Begin with [Checkpoint].
@NullMarked
package org.grundy.heap.store;

import org.jspecify.annotations.NullMarked;
