/// Games on one heap: subtraction sets, powers, primes, and the taking-and-breaking codes.
///
/// Begin with [TakeRange].
@NullMarked
package org.grundy.catalog.heap;

import org.jspecify.annotations.NullMarked;
