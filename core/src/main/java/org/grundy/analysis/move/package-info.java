/// The moves of sums: listed, counted, and checked for legality.
///
/// Begin with [MoveLegality] and [SumMoves].
@NullMarked
package org.grundy.analysis.move;

import org.jspecify.annotations.NullMarked;
