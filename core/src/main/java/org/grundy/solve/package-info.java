/// From rules to values: tables, search with memory, and search over whole compounds.
///
/// Begin with [Statistic] and [Solver]. Depends on `value`, `run`, `evidence` and `game`.
@NullMarked
package org.grundy.solve;

import org.jspecify.annotations.NullMarked;
