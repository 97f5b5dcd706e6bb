/// Every text that becomes an object: numbers, positions, sums, and the errors that name their place.
///
/// Begin with [ExpressionParser] and [Library]. Depends on the core.
@NullMarked
package org.grundy.lang;

import org.jspecify.annotations.NullMarked;
