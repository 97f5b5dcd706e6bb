/// Games on pairs of numbers: Wythoff, Euclid, Kiki's board, Marbles, Bomb.
///
/// Begin with [Wythoff].
@NullMarked
package org.grundy.catalog.pair;

import org.jspecify.annotations.NullMarked;
