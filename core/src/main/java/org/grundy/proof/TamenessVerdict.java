package org.grundy.proof;

/// What the checker says of a certificate of tameness.
public sealed interface TamenessVerdict {
    /// The claim is proved.
    ///
    /// @param positions how many positions were gone through
    record Accepted(int positions) implements TamenessVerdict {}

    /// The claim is not proved by this certificate.
    ///
    /// @param fault what is wrong
    /// @param at the place of the position at which it is wrong, from 0, or how many heaps are needed; -1
    ///     where there is none
    record Refused(Fault fault, int at) implements TamenessVerdict {}

    /// What can be wrong with a certificate.
    enum Fault {
        /// By its rules the game of the position is played in sums of another kind.
        CONVENTION,
        /// The game of the position is not among those for which the certificate was made, or has other rules.
        GAMES,
        /// The rules cannot be read as those of heaps.
        RULES,
        /// There is not one pair of values for each position, or there is none.
        COUNT,
        /// The position comes twice.
        TWICE,
        /// Its rules are entailing, or it ends the whole sum: theorems on sums do not speak of it.
        ORDINARY,
        /// It is neither fickle nor firm, and it is not the last.
        KIND,
        /// A move leaves a position that is not among those before it.
        CLOSED,
        /// Its Grundy value is another.
        NORMAL,
        /// Its misère Grundy value is another.
        MISERE,
        /// A component of a sum is not among the positions.
        SUM,
        /// The theorem on periods does not speak of the rules.
        ENDLESS,
        /// The theorem on periods needs more heaps.
        BOUND,
        /// The values of the heap are not repeated a period later.
        REPETITION
    }
}
