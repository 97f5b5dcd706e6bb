/// The ways to compute the next values of a nim-sequence.
///
/// Begin with [Kernel] and [PlainKernel], which follows the definition. The kernels that work in sparse
/// space have rooms of their own above this one: `sparse`, then `bitset`, then `word`. `choice` lists
/// all kernels and chooses. Depends on `heap` and `heap.value`.
@NullMarked
package org.grundy.heap.kernel;

import org.jspecify.annotations.NullMarked;
