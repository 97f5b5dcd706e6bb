/// Nim-sequences: the Grundy values of single heaps, and what is reported of them.
///
/// Begin with [NimSequence]. Depends on `heap`, `heap.value`, `heap.period` and `heap.kernel` with its rooms.
@NullMarked
package org.grundy.heap.sequence;

import org.jspecify.annotations.NullMarked;
