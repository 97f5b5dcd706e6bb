package org.grundy.verify;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// A comparison of one theorem with search, or of a valuation with the mex of the options, ready to be made.
///
/// @param game with its parameters, or what is summed
/// @param theorem its key; `mex` for a valuation
/// @param range the positions compared
/// @param comparison does the work
public record Verification(String game, String theorem, BilingualText range, Comparison comparison) {
    /// What stands for a theorem where the values are compared that a game's own search finds.
    private static final String VALUES = "mex";

    /// The work of a verification.
    @FunctionalInterface
    public interface Comparison {
        /// How it ends.
        ///
        /// @param run charged for the searches
        Verdict run(Run run);
    }

    /// One verification for each theorem of a case's game, and one of its valuation if it has one.
    public static <P> List<Verification> of(VerificationCase<P> verificationCase) {
        Stream<Verification> theorems = verificationCase.game().theorems().stream()
                .map(theorem -> of(
                        verificationCase, theorem.key(), run -> TheoremVerifier.check(verificationCase, theorem, run)));
        Stream<Verification> values = verificationCase.game().valuation().stream()
                .map(valuation ->
                        of(verificationCase, VALUES, run -> ValuationVerifier.check(verificationCase, valuation, run)));
        return Stream.concat(theorems, values).toList();
    }

    private static Verification of(VerificationCase<?> verificationCase, String compared, Comparison comparison) {
        return new Verification(verificationCase.game().name(), compared, verificationCase.range(), comparison);
    }

    /// The verification of a theorem about sums.
    public static Verification of(SumCase sumCase) {
        return new Verification(sumCase.name(), sumCase.key(), sumCase.range(), run -> SumVerifier.check(sumCase, run));
    }
}
