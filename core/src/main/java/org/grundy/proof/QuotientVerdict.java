package org.grundy.proof;

/// What the checker says of the certificate of a misère quotient.
public sealed interface QuotientVerdict {
    /// The claim is proved.
    ///
    /// @param heaps how many heaps were gone through, heap 0 included
    /// @param sums how many kinds of sums of them had to be looked at
    record Accepted(int heaps, int sums) implements QuotientVerdict {}

    /// The claim is not proved by this certificate.
    ///
    /// @param fault what is wrong
    /// @param at the heap or the element at which it is wrong, or how many heaps are needed; -1 where there
    ///     is none
    record Refused(Fault fault, int at) implements QuotientVerdict {}

    /// What can be wrong with a certificate.
    enum Fault {
        /// The rules cannot be read as those of heaps.
        RULES,
        /// An element is named that there is not, or the P-portion names one twice.
        ELEMENT,
        /// The steps are not the products of a commutative monoid that the generators generate.
        MONOID,
        /// A heap without a move is not the identity, or the identity is lost.
        TERMINAL,
        /// A sum with this heap is lost and has a lost option.
        LOST,
        /// A sum that ends with this heap is won and has no lost option.
        WON,
        /// Nothing tells this element from a smaller one.
        APART,
        /// No sum of heaps is this element.
        UNUSED,
        /// The theorem on periods does not speak of the rules.
        ENDLESS,
        /// The theorem on periods needs more heaps.
        BOUND,
        /// The element of the heap is not repeated a period later.
        REPETITION
    }
}
