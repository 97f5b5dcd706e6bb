package org.grundy.search;

import org.grundy.run.Run;

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

    /// How large a piece is, at least 1: of several the smaller are valued first. A piece of size at most
    /// [SmallPieces#LARGEST_SIZE] is valued by the definition; no more moves can follow in it than its size.
    int size(long piece);

    /// A guess of how much work it is to decide a piece, at least 1. It orders the search and changes no result.
    int effort(long piece);

    /// Whether pieces of one size tend to the same nimbers, so that the guess of the work is corrected by what was
    /// found of others of that size.
    default boolean sizeTells() {
        return false;
    }

    /// A piece that plays like this one and was asked for before, else this one: for pieces that are alike in a
    /// way which would take too long to find out for each option, and does not where a piece is about to be
    /// searched.
    ///
    /// @param run charged for what is kept to tell
    default long representative(long piece, Run run) {
        return piece;
    }

    /// Whether several threads may ask at a time, each the rules that [#forThread] gives it.
    default boolean sharable() {
        return false;
    }

    /// These rules for one thread: the same numbers for the same pieces.
    default PieceRules forThread() {
        return this;
    }

    /// What the thread of these rules takes from now on to list options is charged to a run.
    default void chargeTo(Run run) {}
}
