package org.grundy.verify;

import java.util.List;
import org.grundy.run.Run;

/// A comparison of one theorem with search, ready to be made.
///
/// @param game with its parameters, or what is summed
/// @param theorem its key
/// @param range the positions compared
/// @param positions how many there are
/// @param comparison does the work
public record Verification(String game, String theorem, String range, int positions, Comparison comparison) {
    /// The work of a check.
    @FunctionalInterface
    public interface Comparison {
        /// How it ends.
        ///
        /// @param run charged for the searches
        Verdict with(Run run);
    }

    /// A check of each theorem of a trial's game.
    public static <P> List<Verification> of(VerificationCase<P> trial) {
        return trial.game().theorems().stream()
                .map(theorem -> new Verification(
                        trial.game().name(),
                        theorem.key(),
                        trial.range(),
                        trial.positions().size(),
                        run -> TheoremVerifier.check(trial, theorem, run)))
                .toList();
    }

    /// The check of a theorem about sums.
    public static Verification of(SumCase trial) {
        return new Verification(
                trial.name(), trial.key(), trial.range(), trial.sums().size(), run -> SumVerifier.check(trial, run));
    }
}
