/// The values of single heaps, in memory or elsewhere, and how they are divided.
///
/// Begin with [NimValues]. Depends on `heap`.
@NullMarked
package org.grundy.heap.value;

import org.jspecify.annotations.NullMarked;
