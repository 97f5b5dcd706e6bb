package org.grundy.play;

/// One of the two players.
public enum Player {
    /// Who moves first.
    FIRST,
    /// Who moves second.
    SECOND;

    /// The other one.
    public Player other() {
        return this == FIRST ? SECOND : FIRST;
    }
}
