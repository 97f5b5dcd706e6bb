package org.grundy.game;

/// In which components of a sum a player moves.
///
/// Source: Conway, *On Numbers and Games* (1976), ch. 14.
public enum Join {
    /// In exactly one.
    DISJUNCTIVE,
    /// In every one.
    CONJUNCTIVE,
    /// In one or more.
    SELECTIVE
}
