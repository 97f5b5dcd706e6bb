package org.grundy.analysis.sum;

import org.grundy.evidence.Evidence;
import org.grundy.evidence.Source;

/// The theorems on sums by which the engine decides where no theorem of a game does, as evidence.
public final class SumTheorems {
    /// Equal positions, which cancel in normal play.
    public static final Evidence EQUAL = new Evidence.ByTheorem(
            "equal", new Source("E. R. Berlekamp, J. H. Conway, R. K. Guy", "Winning Ways", 2001, "vol. 1, ch. 1"));

    /// Sums of tame games in misère play.
    public static final Evidence TAME = new Evidence.ByTheorem(
            "tame", new Source("E. R. Berlekamp, J. H. Conway, R. K. Guy", "Winning Ways", 2001, "vol. 2, ch. 13"));

    /// Sums that stop as soon as every component has value 0, in misère play.
    public static final Evidence SJ =
            new Evidence.ByTheorem("sj", new Source("Jia Zhihao", "A brief account of combinatorial games", 2009, ""));

    private SumTheorems() {}
}
