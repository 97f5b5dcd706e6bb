package org.grundy.verify;

import java.util.List;
import java.util.Optional;
import org.grundy.run.Solved;

/// How the comparison of a theorem with search, or the search for its proof, ended.
public sealed interface Verdict {
    /// Whether nothing was found to be wrong, and nothing was left open that is to be decided.
    default boolean isGood() {
        return switch (this) {
            case Passed _, Proved _, Unproved _ -> true;
            case Refuted _, Unfinished _ -> false;
        };
    }

    /// How a comparison ended.
    sealed interface Compared extends Verdict {
        /// That of a comparison which may have met a limit.
        static Compared of(Solved<Compared> solved) {
            return switch (solved) {
                case Solved.Done<Compared> done -> done.result();
                case Solved.Undecided<Compared> limit -> new Unfinished(limit);
            };
        }
    }

    /// Every claim agreed with search.
    ///
    /// @param positions how many positions were compared
    /// @param claims how many claims about them
    record Passed(long positions, long claims) implements Compared {}

    /// A claim is wrong.
    ///
    /// @param expression the first position found where it is wrong
    /// @param claim which claim: `outcome`, `value`, `winning`, `options` or `genus`, with the play where
    ///     it matters
    /// @param claimed what the theorem says
    /// @param found what search says
    record Refuted(String expression, String claim, String claimed, String found) implements Compared {}

    /// The budget was spent first.
    ///
    /// @param limit which limit was met
    record Unfinished(Solved.Undecided<?> limit) implements Compared {}

    /// A prover proved the theorem for every position.
    ///
    /// @param every the parameters that the proof is about, as inequalities such as `m >= 1`
    record Proved(List<String> every) implements Verdict {
        public Proved {
            every = List.copyOf(every);
        }
    }

    /// No prover has a proof, and none has refuted it.
    ///
    /// @param limit which limit ended the search for one, if any did
    record Unproved(Optional<Solved.Undecided<?>> limit) implements Verdict {}
}
