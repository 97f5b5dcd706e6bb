/// The front door: everything that is known of a sum under a convention.
///
/// Begin with [Grundy]. The theories of sums are in `sum`, moves in `move`, tables in `table`.
@NullMarked
package org.grundy.analysis;

import org.jspecify.annotations.NullMarked;
