/// Positions that may come again, as a graph: numbers for positions as they are met, and their options as numbers.
///
/// Begin with [PositionGraph].
@NullMarked
package org.grundy.solve.graph;

import org.jspecify.annotations.NullMarked;
