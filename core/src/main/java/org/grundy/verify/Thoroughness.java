package org.grundy.verify;

/// How much is compared when theorems are verified.
public enum Thoroughness {
    /// Ranges compared within seconds, by the tests too.
    QUICK,
    /// Larger ranges, for a comparison that may take minutes.
    THOROUGH;

    /// The bound of a range: the first for [#QUICK], the second for [#THOROUGH].
    public int bound(int quick, int thorough) {
        return this == QUICK ? quick : thorough;
    }
}
