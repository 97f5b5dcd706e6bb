/// Named sets of numbers, such as the primes up to a bound, as arrays. Begin with [NamedSets].
@NullMarked
package org.grundy.lang.set;

import org.jspecify.annotations.NullMarked;
