/// Periods of nim-sequences: found, proved, or only observed.
///
/// Begin with [PeriodTheorem], the theorem, and [PeriodSearch], which looks for a repetition that satisfies it. Depends
/// on `heap` and `heap.value`.
@NullMarked
package org.grundy.heap.period;

import org.jspecify.annotations.NullMarked;
