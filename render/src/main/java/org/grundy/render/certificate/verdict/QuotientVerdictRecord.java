package org.grundy.render.certificate.verdict;

import org.grundy.evidence.QuotientCertificate;
import org.grundy.proof.QuotientVerdict;
import org.grundy.render.json.Json;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// What the checker says of the certificate of a misère quotient.
///
/// @param code the game of which it speaks
/// @param order that it claims
/// @param accepted whether the claim is proved by it
/// @param heaps how many were gone through; left out where it is refused
/// @param fault what is wrong, in lower case; left out where it is accepted
/// @param at the heap or element at which it is wrong, or for `bound` how many heaps are needed; left out
///     where there is none
@OmittedIfNull
public record QuotientVerdictRecord(
        String code,
        int order,
        boolean accepted,
        @Nullable Integer heaps,
        @Nullable String fault,
        @Nullable Integer at) {
    /// The record of a ruling on a claim.
    public static QuotientVerdictRecord of(QuotientCertificate claim, QuotientVerdict verdict) {
        return switch (verdict) {
            case QuotientVerdict.Accepted accepted ->
                new QuotientVerdictRecord(claim.rules(), claim.order(), true, accepted.heaps(), null, null);
            case QuotientVerdict.Refused refused ->
                new QuotientVerdictRecord(
                        claim.rules(),
                        claim.order(),
                        false,
                        null,
                        Json.word(refused.fault()),
                        refused.at() < 0 ? null : refused.at());
        };
    }
}
