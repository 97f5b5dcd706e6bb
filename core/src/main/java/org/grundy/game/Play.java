package org.grundy.game;

/// How a game's end decides it.
///
/// Source: Conway, *On Numbers and Games* (1976), ch. 14.
public enum Play {
    /// Whoever cannot move loses.
    NORMAL,
    /// Whoever cannot move wins.
    MISERE
}
