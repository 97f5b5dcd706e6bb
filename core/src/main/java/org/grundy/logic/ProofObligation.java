package org.grundy.logic;

/// What must be proved of a set of positions, or of a function, so that it is the set of lost positions, or
/// the Grundy value.
public enum ProofObligation {
    /// Every move leads to a position of the game.
    STAYS,
    /// Every move lowers a term, so that every play ends.
    ENDS,
    /// No position of the set is won at once.
    NOT_WON,
    /// Every position of the set has a move; asked in misère play only.
    NOT_OVER,
    /// No move leads from the set into the set.
    INDEPENDENT,
    /// From every position outside some move leads into the set. Left out are positions won at once and, in
    /// misère play, those without moves.
    ABSORBING,
    /// Every position has exactly one value.
    FUNCTION,
    /// No move keeps the value.
    CHANGING,
    /// Every smaller value is that of some option.
    REACHING
}
