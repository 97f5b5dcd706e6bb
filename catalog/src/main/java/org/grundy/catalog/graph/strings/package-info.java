/// Nimstring: the game of Dots and Boxes in which not boxes count, but the last move.
///
/// Begin with [org.grundy.catalog.graph.strings.StringBoard], then [org.grundy.catalog.graph.strings.Nimstring].
@NullMarked
package org.grundy.catalog.graph.strings;

import org.jspecify.annotations.NullMarked;
