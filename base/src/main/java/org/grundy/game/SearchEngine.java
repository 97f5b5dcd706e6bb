package org.grundy.game;

/// A way to search a board.
public enum SearchEngine {
    /// Proof numbers of pieces beside a nim heap: for games whose positions fall apart.
    COUPLES,
    /// Depth first, with small graphs up to their likeness: for games whose positions rarely fall apart.
    DEPTH
}
