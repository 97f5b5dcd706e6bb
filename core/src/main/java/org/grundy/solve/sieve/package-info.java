/// Lost positions of games whose moves take multiples of vectors from tuples of numbers, by crossing out what is won.
///
/// Begin with [LostSieve]. Depends on `run`.
@NullMarked
package org.grundy.solve.sieve;

import org.jspecify.annotations.NullMarked;
