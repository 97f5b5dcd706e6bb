package org.grundy.game;

import java.math.BigInteger;

/// How a game's end decides it.
///
/// Source: Conway, *On Numbers and Games* (1976), ch. 14.
public enum Play {
    /// Whoever cannot move loses.
    NORMAL,
    /// Whoever cannot move wins.
    MISERE;

    /// The size of the only heap of Nim that is lost for the player to move: 0, in misère play 1. It is the
    /// Grundy value of lost positions where all are tame and those of value 0 and 1 fickle.
    public BigInteger lostHeap() {
        return switch (this) {
            case NORMAL -> BigInteger.ZERO;
            case MISERE -> BigInteger.ONE;
        };
    }
}
