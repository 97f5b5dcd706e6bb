/// Graphs that are the same but for how they are drawn.
///
/// Begin with [IsomorphicPieces].
@NullMarked
package org.grundy.catalog.graph.isomorphism;

import org.jspecify.annotations.NullMarked;
