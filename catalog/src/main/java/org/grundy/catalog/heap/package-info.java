/// Games on one heap: Bash, subtraction sets, powers, primes, and the taking-and-breaking codes.
///
/// Begin with [Bash].
@NullMarked
package org.grundy.catalog.heap;

import org.jspecify.annotations.NullMarked;
