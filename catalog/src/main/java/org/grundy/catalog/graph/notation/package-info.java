/// Graphs, orders, shapes and boards as people write them, read into named elements.
///
/// Begin with [NamedGraphParser], which reads a graph in any notation. Knows no game.
@NullMarked
package org.grundy.catalog.graph.notation;

import org.jspecify.annotations.NullMarked;
