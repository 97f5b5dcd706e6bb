/// Rules of games played on heaps: taking-and-breaking codes and subtraction sets.
///
/// Begin with [TakeAndBreakCode]. The rooms of nim-sequences stand above, each on those before it: `value` keeps the
/// values, `period` proves that they repeat, `kernel` computes them, `sequence` is the sequence that others ask, and
/// `store` keeps it on disk. Depends on `value`, `run`, `evidence` and `game`.
@NullMarked
package org.grundy.heap;

import org.jspecify.annotations.NullMarked;
