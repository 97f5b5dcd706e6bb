package org.grundy.analysis.table;

/// What a table shows of each position, played alone.
public enum TableQuantity {
    /// Who wins: 0 for a P position, 1 for an N position, 2 for a draw.
    OUTCOME,
    /// The Grundy value, in normal play.
    GRUNDY,
    /// How many different moves win.
    MOVES,
    /// How many moves play lasts when the winner hurries and the loser delays.
    REMOTENESS,
    /// How many moves play lasts when the winner delays and the loser hurries.
    SUSPENSE
}
