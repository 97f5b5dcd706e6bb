package org.grundy.lang.rules.internal.proof;

/// The bound on the work of all proofs about one game. Once it is used up nothing more is proved, so
/// that compile time is bounded for any rules.
final class ProofEffort {
    private long left;

    /// Maximum number of combinations of two linear forms.
    ProofEffort(long combinations) {
        this.left = combinations;
    }

    /// Uses some of the effort, if enough is left.
    boolean spend(long combinations) {
        left -= combinations;
        return left >= 0;
    }
}
