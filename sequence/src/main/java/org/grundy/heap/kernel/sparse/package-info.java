/// The kernel for sequences of moderate length, in sparse space, without the Vector API.
///
/// Begin with [SparseKernel], then [SparseEncoding] and [SparseBlock].
@NullMarked
package org.grundy.heap.kernel.sparse;

import org.jspecify.annotations.NullMarked;
