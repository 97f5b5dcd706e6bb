package org.grundy.search;

/// Rules whose positions are sums of pieces, each piece a number: a set of cells as the bits of a `long`, or the
/// place in a list of positions. All that a game tells [NimberSearch] about itself.
///
/// Pieces that play alike should have one number, for each number is searched once.
public interface PieceRules {
    /// Lists the options of a piece, each as the sum of the pieces that it leaves; pieces without moves may
    /// be left out.
    ///
    /// @param piece not 0
    void options(long piece, OptionList out);

    /// At most so many moves can follow in a piece.
    int size(long piece);

    /// A guess of how much work it is to decide a piece, at least 1. It orders the search and changes no result.
    int effort(long piece);
}
