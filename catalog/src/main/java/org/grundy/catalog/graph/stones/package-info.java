/// Games with stones of two colours on a board, which both players may move or lay: Clobber and NoGo.
///
/// Begin with [org.grundy.catalog.graph.stones.StoneBoard], then [org.grundy.catalog.graph.stones.Clobber].
@NullMarked
package org.grundy.catalog.graph.stones;

import org.jspecify.annotations.NullMarked;
