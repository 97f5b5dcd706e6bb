package org.grundy.analysis.answer;

/// What is asked about a sum. For less than the whole answer less is searched in ordinary sums in normal play.
public enum SumQuestion {
    /// Who wins, the Grundy value, all winning moves.
    ALL,

    /// The Grundy value, and so who wins.
    VALUE,

    /// Who wins: all components but one are valued, and that one is asked only whether it has their nim sum.
    WINNER
}
