/// What the named games share: how positions are written, and what makes rules, theorems, notation and words a game.
///
/// Begin with [CatalogGame] and [PositionNotation]. It knows no game of the catalogue: games depend on it, and
/// [org.grundy.catalog.Catalog] on all of them.
@NullMarked
package org.grundy.catalog.game;

import org.jspecify.annotations.NullMarked;
