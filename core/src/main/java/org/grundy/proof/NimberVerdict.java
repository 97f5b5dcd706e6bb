package org.grundy.proof;

/// What the checker says of the certificate of a position of a board.
public sealed interface NimberVerdict {
    /// The claim is proved.
    ///
    /// @param pieces how many pieces it rests on
    record Accepted(int pieces) implements NimberVerdict {}

    /// The claim is not proved by this certificate; it may be true nevertheless.
    ///
    /// @param fault what is wrong
    /// @param claim at which claim, from 0, or -1 where it is at none
    record Refused(Fault fault, int claim) implements NimberVerdict {}

    /// What can be wrong with a certificate.
    enum Fault {
        /// By its rules the game is played in another way than the one in which positions are worth nimbers.
        CONVENTION,
        /// The game is not among those for which the certificate was made, or has other rules.
        GAMES,
        /// The board with its position is not the position of the game that the expression names.
        EXPRESSION,
        /// The board, the position or a piece has elements that there are not, or a move removes nothing.
        BOARD,
        /// Two claims about one piece contradict each other.
        TWICE,
        /// There is not one reply for each move.
        REPLIES,
        /// No option has a nimber below the one claimed.
        MEX,
        /// A move leads to a sum whose nimber the claims do not tell, or which is the nimber of the piece.
        OPTION,
        /// A reply cannot be made, or does not lead to the nimber of the piece.
        REPLY,
        /// The claims do not tell the nimber of the position, or tell another one.
        POSITION
    }
}
