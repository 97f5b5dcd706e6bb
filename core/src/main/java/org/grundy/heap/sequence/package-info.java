/// Nim-sequences: the Grundy values of single heaps.
///
/// Begin with [NimSequence]. Depends on `heap`, `heap.kernel` and `heap.period`.
@NullMarked
package org.grundy.heap.sequence;

import org.jspecify.annotations.NullMarked;
