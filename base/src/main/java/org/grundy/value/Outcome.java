package org.grundy.value;

/// The outcome class of a position under perfect play, for the player about to move.
///
/// Short games are always [#N] or [#P]; [#D] arises only where a play can go on for ever.
///
/// Source: Berlekamp, Conway, Guy, *Winning Ways* (2001), vol. 1, ch. 4; for draws Smith, "Graphs and
/// composite games" (1966).
public enum Outcome {
    /// The next player, the one about to move, wins.
    N,
    /// The previous player, the one who has just moved, wins.
    P,
    /// Neither player can force a win: a draw by endless play.
    D
}
