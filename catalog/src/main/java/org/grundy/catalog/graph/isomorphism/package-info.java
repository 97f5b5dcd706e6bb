/// Positions that play alike: graphs that are the same but for how they are drawn, and searches that know positions by
/// their images.
///
/// Begin with [IsomorphicPieces] and [ImageValues].
@NullMarked
package org.grundy.catalog.graph.isomorphism;

import org.jspecify.annotations.NullMarked;
