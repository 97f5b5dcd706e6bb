package org.grundy.game;

/// When a sum is over.
///
/// Source: Conway, *On Numbers and Games* (1976), ch. 14.
public enum Ending {
    /// When every component is terminal.
    LONG,
    /// As soon as any component is terminal.
    SHORT
}
