package org.grundy.verify;

import java.util.List;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// A comparison of one theorem with search, ready to be made.
///
/// @param game with its parameters, or what is summed
/// @param theorem its key
/// @param range the positions compared
/// @param positions how many there are
/// @param comparison does the work
public record Verification(String game, String theorem, BilingualText range, int positions, Comparison comparison) {
    /// The work of a verification.
    @FunctionalInterface
    public interface Comparison {
        /// How it ends.
        ///
        /// @param run charged for the searches
        Verdict run(Run run);
    }

    /// One verification for each theorem of a case's game.
    public static <P> List<Verification> of(VerificationCase<P> verificationCase) {
        return verificationCase.game().theorems().stream()
                .map(theorem -> new Verification(
                        verificationCase.game().name(),
                        theorem.key(),
                        verificationCase.range(),
                        verificationCase.positions().size(),
                        run -> TheoremVerifier.check(verificationCase, theorem, run)))
                .toList();
    }

    /// The verification of a theorem about sums.
    public static Verification of(SumCase sumCase) {
        return new Verification(
                sumCase.name(),
                sumCase.key(),
                sumCase.range(),
                sumCase.sums().size(),
                run -> SumVerifier.check(sumCase, run));
    }
}
