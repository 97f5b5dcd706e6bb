package org.grundy.play;

import org.grundy.game.Move;

/// A move that was made.
///
/// @param mover who made it
/// @param move what it was, in the components of the position before it
/// @param left the position after it
public record Turn(Player mover, Move move, PlayState left) {}
