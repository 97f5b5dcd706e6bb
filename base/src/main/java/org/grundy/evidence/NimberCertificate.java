package org.grundy.evidence;

import java.util.BitSet;
import java.util.List;

/// A claim about a position of a board in which every move removes cells, or elements, with the nimbers of
/// pieces by which it can be verified.
///
/// A *move of number k* is the k-th, from 1, of the moves of the [Board] that can be made.
///
/// @param expression the position as its game writes it, by which a checker finds the rules again
/// @param board where it is played
/// @param position the elements that are left
/// @param move the number of the move that wins, or 0 where the claim is about the position itself
/// @param nimber of the position, or after the move
/// @param claims the pieces whose nimbers are claimed
public record NimberCertificate(
        String expression, Board board, BitSet position, int move, int nimber, List<Claim> claims)
        implements SumCertificate.Part {
    /// Copies the list.
    public NimberCertificate {
        claims = List.copyOf(claims);
    }

    @Override
    public int size() {
        return claims.size();
    }

    /// What is played on.
    public sealed interface Board {
        /// Cram on cells of a square, whose images by shifts, reflections and turns play alike. The cell in
        /// row r and column c, both from 0, is element side·r + c. Moves in the order of their first cell,
        /// to the right before down.
        ///
        /// @param side at least 1
        record Cells(int side) implements Board {}

        /// Elements with a list of moves; pieces play alike only if they are the same.
        ///
        /// @param elements how many
        /// @param moves in their order
        record Elements(int elements, List<Removal> moves) implements Board {
            /// Copies the list.
            public Elements {
                moves = List.copyOf(moves);
            }
        }
    }

    /// A position by the rules of its game, where every move removes elements: by it a certificate is compared with the
    /// game that it is said to be about.
    ///
    /// @param moves in their order, those that cannot be made any more among them
    /// @param left the elements that are left; never written to
    public record Ground(List<Removal> moves, BitSet left) {
        /// Copies the list.
        public Ground {
            moves = List.copyOf(moves);
        }
    }

    /// A move: it can be made while all elements that it needs are left, and removes these and others.
    ///
    /// @param needed never written to
    /// @param removed never written to
    public record Removal(BitSet needed, BitSet removed) {}

    /// The nimber of a piece.
    ///
    /// @param piece a set that no move divides
    /// @param nimber at least 0
    /// @param replies for each move of the piece the number of the move that answers it, so that what is
    ///     left has the nimber of the piece; or 0 if claims tell the nimber after the move, which is
    ///     another one
    public record Claim(BitSet piece, int nimber, List<Integer> replies) {
        /// Copies the list.
        public Claim {
            replies = List.copyOf(replies);
        }
    }
}
