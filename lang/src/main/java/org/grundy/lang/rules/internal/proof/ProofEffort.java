package org.grundy.lang.rules.internal.proof;

/// What may be spent on the proofs about one game. When it is spent nothing more is proved, so that nobody's rules
/// keep the compiler busy for long.
final class ProofEffort {
    private long left;

    /// So many combinations of two linear forms.
    ProofEffort(long combinations) {
        this.left = combinations;
    }

    /// Spends some, if there is enough left.
    boolean spend(long combinations) {
        left -= combinations;
        return left >= 0;
    }
}
