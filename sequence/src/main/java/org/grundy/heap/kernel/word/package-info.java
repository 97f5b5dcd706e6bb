/// The kernel for very few rare heaps and small values: a heap's class index as one bit of a word of 16, 32 or 64,
/// so that the options of several heaps are one vector, and the mex needs no table.
///
/// Begin with [WordBlocks], whose comment draws the memory layout; [WordKernel] keeps the values in memory.
@NullMarked
package org.grundy.heap.kernel.word;

import org.jspecify.annotations.NullMarked;
