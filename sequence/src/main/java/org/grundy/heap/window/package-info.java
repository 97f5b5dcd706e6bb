/// Nim-sequences in constant memory: once no heap is rare any more, the last values decide the next
/// one, so a period is found where a state comes again.
///
/// Begin with [WindowPeriod], which says what is proved; then [WindowSearch]. Depends on
/// `heap.kernel.word`, `heap.period` and `heap.value`.
@NullMarked
package org.grundy.heap.window;

import org.jspecify.annotations.NullMarked;
