/// Games on pairs of numbers: Wythoff, Euclid, Marbles, Bomb.
///
/// Begin with [Wythoff].
@NullMarked
package org.grundy.catalog.pair;

import org.jspecify.annotations.NullMarked;
