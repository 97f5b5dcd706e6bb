/// Statements about natural numbers as plain data: linear terms, first-order formulas, and games whose moves
/// formulas define.
///
/// Begin with [Formula], then [DefinableGame] and [ProofObligations]. Depends on nothing else of Grundy but
/// `game`'s [org.grundy.game.Play].
@NullMarked
package org.grundy.logic;

import org.jspecify.annotations.NullMarked;
