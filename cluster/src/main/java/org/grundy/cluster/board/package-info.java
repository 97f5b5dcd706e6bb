/// Boards that fall apart, all of them by their number of cells, with their nimbers.
///
/// Begin with [BoardJob]. Depends on `level`, `run` and `store`.
@NullMarked
package org.grundy.cluster.board;

import org.jspecify.annotations.NullMarked;
