package org.grundy.search;

import java.util.List;

/// The moves of sums in an order in which anybody can number them again: what the claims of a certificate speak of.
///
/// @param <S> a sum of pieces as the rules have it
public interface NumberedMoves<S> {
    /// What each move leaves, in the order of the moves.
    List<S> options(S sum);

    /// The pieces of a sum, two equal ones left out; those without a move may be left out.
    long[] pieces(S sum);

    /// The sum of one piece.
    S alone(long piece);

    /// How large a piece is: small ones are preferred in certificates.
    int size(long piece);
}
