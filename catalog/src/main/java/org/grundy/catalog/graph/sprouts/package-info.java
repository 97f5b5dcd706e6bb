/// Sprouts: positions as strings of boundaries, their moves, and what makes two of them the same game.
///
/// Begin with [org.grundy.catalog.graph.sprouts.SproutsLand], what a position is, then
/// [org.grundy.catalog.graph.sprouts.SproutsRules], how it is played.
@NullMarked
package org.grundy.catalog.graph.sprouts;

import org.jspecify.annotations.NullMarked;
