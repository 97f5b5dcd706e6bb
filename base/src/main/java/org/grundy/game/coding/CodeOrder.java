package org.grundy.game.coding;

/// What is known of the order in which codes follow each other in play.
public enum CodeOrder {
    /// Every component of every option has a smaller code than the position: a table can be filled upwards.
    DECREASING,
    /// Every play ends, in no known order of codes.
    ACYCLIC,
    /// A position may come again.
    LOOPY
}
