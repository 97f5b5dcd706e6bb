/// Dense tables, cut into blocks and solved level by level.
///
/// Begin with [BlockGrid], [BlockSolver] and [TableJob]. Depends on `run` and `store`.
@NullMarked
package org.grundy.cluster.table;

import org.jspecify.annotations.NullMarked;
