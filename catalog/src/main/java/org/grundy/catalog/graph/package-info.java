/// Games on graphs, boards and orders. The only package that knows the graph library: it reads DOT and
/// JSON, finds matchings and the blocks of a graph.
///
/// Begin with [org.grundy.catalog.graph.notation.NamedGraphParser], which reads a graph in any notation, then
/// [org.grundy.catalog.graph.removal.RemovalBoard] and [NodeKayles].
@NullMarked
package org.grundy.catalog.graph;

import org.jspecify.annotations.NullMarked;
