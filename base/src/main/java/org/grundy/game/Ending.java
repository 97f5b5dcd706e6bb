package org.grundy.game;

/// When a sum is over.
///
/// Sources: Conway, *On Numbers and Games* (1976), ch. 14; Jia Zhihao, *A brief account of combinatorial
/// games* (2009) for the last.
public enum Ending {
    /// When every component is terminal.
    LONG,
    /// As soon as any component is terminal.
    SHORT,
    /// As soon as every component has Grundy value 0, whether moves are left in it or not: the forced stop
    /// of the SJ theorem. No game may have entailing moves or positions that come again.
    SJ
}
