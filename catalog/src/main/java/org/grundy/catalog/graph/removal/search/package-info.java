/// Grundy values of removal games by search: positions as sets of bits, their images on a board, how sets fall apart.
///
/// Begin with [RemovalValues], which chooses the search, and [SetSearch]. Depends on
/// [org.grundy.catalog.graph.removal], where the rules stand.
@NullMarked
package org.grundy.catalog.graph.removal.search;

import org.jspecify.annotations.NullMarked;
