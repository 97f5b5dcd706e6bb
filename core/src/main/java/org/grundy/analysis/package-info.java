/// The front door: everything that is known of a sum under a convention.
///
/// Begin with [Grundy]. Below it, each on those before it: moves in `move`, answers in `answer`, the
/// theories of sums in `sum` and `misere`. Above it stand the tables in `table`.
@NullMarked
package org.grundy.analysis;

import org.jspecify.annotations.NullMarked;
