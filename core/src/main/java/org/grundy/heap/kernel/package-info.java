/// The ways to compute the next values of a nim-sequence.
///
/// Begin with [Kernel], [PlainKernel], which follows the definition, and [KernelRegistry], which chooses.
/// The kernels that work in sparse space have rooms of their own: `sparse` and `bitset`.
@NullMarked
package org.grundy.heap.kernel;

import org.jspecify.annotations.NullMarked;
