/// Positions as numbers: what dense tables, files and pictures index positions by.
///
/// Begin with [Coding]. Depends on nothing else of `game`, which hands out codings.
@NullMarked
package org.grundy.game.coding;

import org.jspecify.annotations.NullMarked;
