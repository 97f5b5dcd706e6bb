/// Closed sets of positions, their genera, and whether they are tame.
///
/// Begin with [ClosedSet]: positions whose options are sums of smaller ones; then [TameHeaps], which goes
/// through one as far as the theorem on tame sums applies. Depends on `value`, `run`, `evidence` and `game`.
///
/// Source: Berlekamp, Conway, Guy, *Winning Ways* (2001), vol. 2, ch. 13.
@NullMarked
package org.grundy.misere.tame;

import org.jspecify.annotations.NullMarked;
