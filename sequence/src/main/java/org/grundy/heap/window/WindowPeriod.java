package org.grundy.heap.window;

import org.grundy.evidence.PeriodCertificate;
import org.grundy.evidence.WindowCertificate;

/// A period that was found and proved in constant memory.
///
/// Theorem. Let moves leave at most two heaps, and let k be the most tokens of a move. Let R be the
/// last rare heap, n1 >
/// n0 > R, and p even if the parity of heaps counts. Let the heaps below n1 + p be known, none of them
/// behind R rare; let G(i+p) = G(i) for n0 ≤ i < n1; and let, for every n with n1 ≤ n < n1 + p, each
/// rare value below G(n) be G(b) ⊕ G(n−j−b) for a move that takes j and leaves two heaps, and some b ≤
/// W; or G(n−j) for one that leaves one. If n1 ≥ n0 + max(R, W) + k, then G(n+p) = G(n) for all n ≥ n0,
/// and no heap behind R is rare.
///
/// Proof. The least common value that is no option of a heap n ≥ n1 is a function of the R + k values
/// before it, for a common option comes from a split with a part that is rare, so at most R, or from a
/// move that leaves one heap. Let n ≥ n1, and let the claim hold for all heaps before n + p. Then that
/// function has the same value for n + p as for n, G(n); and the rare values below G(n) are options of
/// n + p: let n' be the heap with n1 ≤ n' < n1 + p that differs from n by a multiple of p, then G(n') =
/// G(n), and the heaps n' − j − b ≥ n0 of its witnesses have the same values as those that belong to n
/// + p. So G(n+p) = G(n), and it is common.
///
/// @param state the sequence
/// @param certificate what is proved
/// @param tally of the heaps before the end of the first period
public record WindowPeriod(FiniteState state, WindowCertificate certificate, ValueTally tally) {
    /// The period as it is reported.
    public PeriodCertificate claim() {
        return certificate.claim();
    }
}
