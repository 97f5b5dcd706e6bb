package org.grundy.play;

import org.grundy.game.Move;

/// A move and what is expected of it.
///
/// @param move a legal move
/// @param plan what it does for the player who makes it
public record OpponentReply(Move move, MovePlan plan) {}
