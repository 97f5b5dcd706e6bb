/// Rules of games played on heaps: taking-and-breaking codes and subtraction sets.
///
/// Begin with [TakeAndBreakCode]. The values are in `sequence`, how they are computed in `kernel`, how
/// their periods are proved in `period`, and how they are kept in `store`. Depends on `value`, `run`,
/// `evidence` and `game`.
@NullMarked
package org.grundy.heap;

import org.jspecify.annotations.NullMarked;
