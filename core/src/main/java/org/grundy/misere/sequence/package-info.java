/// Misère Grundy values of the heaps of a game: those that a theorem or a quotient tells, and exact ones of small
/// sums by search.
///
/// Begin with [MisereSequence]. Depends on `value`, `run`, `game`, `heap`, `misere.tame` and `misere`.
@NullMarked
package org.grundy.misere.sequence;

import org.jspecify.annotations.NullMarked;
