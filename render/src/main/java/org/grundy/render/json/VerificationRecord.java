package org.grundy.render.json;

import java.util.List;
import java.util.Optional;
import org.grundy.render.json.writer.OmittedIfNull;
import org.grundy.run.Solved;
import org.grundy.verify.Verdict;
import org.grundy.verify.Verification;
import org.jspecify.annotations.Nullable;

/// The comparison of one theorem with search.
///
/// @param game with its parameters, or what is summed
/// @param theorem its key
/// @param range the positions compared
/// @param positions how many were compared, in a check that passed
/// @param result `pass`, `fail` or `undecided`; of a proof that is sought, `proved` or `unproved`
/// @param claims how many claims about them, in a check that passed
/// @param counterexample what is wrong, in a check that failed
/// @param every the parameters that a proof is about, as inequalities such as `m >= 1`
/// @param limit the limit that was met, in a check or a search for a proof that was not finished
@OmittedIfNull
public record VerificationRecord(
        String game,
        String theorem,
        String range,
        @Nullable Long positions,
        String result,
        @Nullable Long claims,
        @Nullable Counterexample counterexample,
        @Nullable List<String> every,
        @Nullable LimitRecord limit) {
    /// A claim that is wrong.
    ///
    /// @param expression the position
    /// @param claim which claim
    /// @param claimed what the theorem says
    /// @param found what search says
    public record Counterexample(String expression, String claim, String claimed, String found) {}

    /// The record of a check.
    public static VerificationRecord of(Verification check, Verdict verdict) {
        return new VerificationRecord(
                check.game(),
                check.theorem(),
                check.range().en(),
                verdict instanceof Verdict.Passed passed ? passed.positions() : null,
                result(verdict),
                verdict instanceof Verdict.Passed passed ? passed.claims() : null,
                verdict instanceof Verdict.Refuted wrong ? counterexample(wrong) : null,
                verdict instanceof Verdict.Proved proved ? proved.every() : null,
                limit(verdict).map(LimitRecord::of).orElse(null));
    }

    private static String result(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Passed _ -> "pass";
            case Verdict.Refuted _ -> "fail";
            case Verdict.Unfinished _ -> "undecided";
            case Verdict.Proved _ -> "proved";
            case Verdict.Unproved _ -> "unproved";
        };
    }

    private static Optional<? extends Solved.Undecided<?>> limit(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Unfinished open -> Optional.of(open.limit());
            case Verdict.Unproved open -> open.limit();
            case Verdict.Passed _, Verdict.Refuted _, Verdict.Proved _ -> Optional.empty();
        };
    }

    private static Counterexample counterexample(Verdict.Refuted wrong) {
        return new Counterexample(wrong.expression(), wrong.claim(), wrong.claimed(), wrong.found());
    }
}
