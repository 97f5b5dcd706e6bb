package org.grundy.render.certificate.verdict;

import org.grundy.evidence.TamenessCertificate;
import org.grundy.proof.TamenessVerdict;
import org.grundy.render.json.Json;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// What the checker says of a certificate of tameness.
///
/// @param code of the heaps of which it speaks; left out for positions of other games
/// @param tame whether the claim is that all is tame; else that the last position is wild
/// @param accepted whether the claim is proved by it
/// @param positions how many were gone through; left out where it is refused
/// @param fault what is wrong, in lower case; left out where it is accepted
/// @param at the place of the position at which it is wrong, from 0, or for `bound` how many heaps are
///     needed; left out where there is none
@OmittedIfNull
public record TamenessVerdictRecord(
        @Nullable String code,
        boolean tame,
        boolean accepted,
        @Nullable Integer positions,
        @Nullable String fault,
        @Nullable Integer at) {
    /// The record of a ruling on a claim.
    public static TamenessVerdictRecord of(TamenessCertificate claim, TamenessVerdict verdict) {
        String code = claim.about() instanceof TamenessCertificate.Heaps heaps ? heaps.rules() : null;
        return switch (verdict) {
            case TamenessVerdict.Accepted accepted ->
                new TamenessVerdictRecord(code, !claim.wild(), true, accepted.positions(), null, null);
            case TamenessVerdict.Refused refused ->
                new TamenessVerdictRecord(
                        code,
                        !claim.wild(),
                        false,
                        null,
                        Json.word(refused.fault()),
                        refused.at() < 0 ? null : refused.at());
        };
    }
}
