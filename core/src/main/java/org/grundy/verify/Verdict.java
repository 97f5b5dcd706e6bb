package org.grundy.verify;

import org.grundy.run.Solved;

/// How the comparison of a theorem with search ended.
public sealed interface Verdict {
    /// Every claim agreed with search.
    ///
    /// @param positions how many positions were compared
    /// @param claims how many claims about them
    record Passed(long positions, long claims) implements Verdict {}

    /// A claim is wrong.
    ///
    /// @param expression the first position found where it is wrong
    /// @param claim which claim: `outcome`, `value`, `winning`, `options` or `genus`, with the play where
    ///     it matters
    /// @param claimed what the theorem says
    /// @param found what search says
    record Refuted(String expression, String claim, String claimed, String found) implements Verdict {}

    /// The budget was spent first.
    ///
    /// @param limit which limit was met
    record Unfinished(Solved.Undecided<?> limit) implements Verdict {}
}
