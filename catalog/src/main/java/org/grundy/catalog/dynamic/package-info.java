/// One heap with a limit on the next move, set by the last one.
///
/// Begin with [FibonacciNim] and [DynamicSubtraction].
@NullMarked
package org.grundy.catalog.dynamic;

import org.jspecify.annotations.NullMarked;
