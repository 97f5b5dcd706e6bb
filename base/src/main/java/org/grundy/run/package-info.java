/// Limits on a computation and the meter that keeps to them.
///
/// Begin with [Budget], then [Run] and [Solved]. Depends on nothing else of Grundy.
@NullMarked
package org.grundy.run;

import org.jspecify.annotations.NullMarked;
