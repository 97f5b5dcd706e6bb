package org.grundy.render.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.grundy.verify.Verdict;
import org.grundy.verify.Verification;
import org.jspecify.annotations.Nullable;

/// The comparison of one theorem with search.
///
/// @param game with its parameters, or what is summed
/// @param theorem its key
/// @param range the positions compared
/// @param positions how many were compared, in a check that passed
/// @param result `pass`, `fail` or `undecided`
/// @param claims how many claims about them, in a check that passed
/// @param counterexample what is wrong, in a check that failed
/// @param limit the limit that was met, in a check that was not finished
@JsonInclude(JsonInclude.Include.NON_NULL)
public record VerificationRecord(
        String game,
        String theorem,
        String range,
        @Nullable Long positions,
        String result,
        @Nullable Long claims,
        @Nullable Counterexample counterexample,
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
        return switch (verdict) {
            case Verdict.Passed passed -> of(check, "pass", passed, null, null);
            case Verdict.Refuted wrong ->
                of(
                        check,
                        "fail",
                        null,
                        new Counterexample(wrong.expression(), wrong.claim(), wrong.claimed(), wrong.found()),
                        null);
            case Verdict.Unfinished unfinished ->
                of(check, "undecided", null, null, LimitRecord.of(unfinished.limit()));
        };
    }

    private static VerificationRecord of(
            Verification check,
            String result,
            Verdict.@Nullable Passed passed,
            @Nullable Counterexample counterexample,
            @Nullable LimitRecord limit) {
        return new VerificationRecord(
                check.game(),
                check.theorem(),
                check.range().en(),
                passed == null ? null : passed.positions(),
                result,
                passed == null ? null : passed.claims(),
                counterexample,
                limit);
    }
}
