package org.grundy.render.json;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
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
        VerificationRecord open = new VerificationRecord(
                check.game(), check.theorem(), check.range().en(), null, "", null, null, null, null);
        return switch (verdict) {
            case Verdict.Passed(long positions, long claims) -> open.ended("pass", positions, claims, null, null, null);
            case Verdict.Refuted(String expression, String claim, String claimed, String found) ->
                open.ended("fail", null, null, new Counterexample(expression, claim, claimed, found), null, null);
            case Verdict.Proved(List<String> every) -> open.ended("proved", null, null, null, every, null);
            case Verdict.Unproved none -> open.ended("unproved", null, null, null, null, null);
            case Verdict.Unfinished(var limit) ->
                open.ended("undecided", null, null, null, null, LimitRecord.of(limit));
        };
    }

    private VerificationRecord ended(
            String how,
            @Nullable Long compared,
            @Nullable Long agreed,
            @Nullable Counterexample wrong,
            @Nullable List<String> inequalities,
            @Nullable LimitRecord spent) {
        return new VerificationRecord(game, theorem, range, compared, how, agreed, wrong, inequalities, spent);
    }

    /// Whether nothing was found to be wrong, and nothing was left open that is to be decided.
    @JsonIgnore
    public boolean isGood() {
        return !result.equals("fail") && !result.equals("undecided");
    }
}
