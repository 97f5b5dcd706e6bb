/// Games played on heaps: taking-and-breaking codes, subtraction sets, their nim-sequences and the proof of
/// periods.
///
/// Begin with [TakingCode] and [NimSequence]. Depends on `value`, `run`, `evidence` and `game`.
@NullMarked
package org.grundy.heap;

import org.jspecify.annotations.NullMarked;
