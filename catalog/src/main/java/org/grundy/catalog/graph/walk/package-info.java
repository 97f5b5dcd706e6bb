/// Vertex and Edge Geography: a token that walks on a graph.
///
/// Begin with [org.grundy.catalog.graph.walk.Geography].
@NullMarked
package org.grundy.catalog.graph.walk;

import org.jspecify.annotations.NullMarked;
