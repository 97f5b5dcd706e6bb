/// The kernel for long sequences with few rare heaps: one bitset over heaps for each value, one OR for
/// hundreds of heaps.
///
/// Begin with [BitsetKernel], whose comment draws the memory layout, then [BitsetBlock].
@NullMarked
package org.grundy.heap.kernel.bitset;

import org.jspecify.annotations.NullMarked;
