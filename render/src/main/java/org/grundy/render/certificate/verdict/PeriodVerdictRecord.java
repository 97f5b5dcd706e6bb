package org.grundy.render.certificate.verdict;

import org.grundy.evidence.PeriodCertificate;
import org.grundy.proof.PeriodVerdict;
import org.grundy.render.json.Json;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// What the checker says of a certificate.
///
/// @param code the rules of which it speaks
/// @param preperiod that it claims
/// @param period that it claims
/// @param saltus that it claims
/// @param accepted whether the claim is proved by it
/// @param values how many were recomputed; left out where it is refused
/// @param fault what is wrong: `rules`, `theorem`, `bound`, `value`, `count`, `checksum`, `repetition` or
///     `state`; left out where it is accepted
/// @param at the heap at which it fails, or for `bound` how many values are needed; left out where
///     there is none
@OmittedIfNull
public record PeriodVerdictRecord(
        String code,
        long preperiod,
        long period,
        long saltus,
        boolean accepted,
        @Nullable Long values,
        @Nullable String fault,
        @Nullable Long at) {
    /// The record of a ruling on a claim.
    public static PeriodVerdictRecord of(PeriodCertificate claim, PeriodVerdict verdict) {
        return switch (verdict) {
            case PeriodVerdict.Accepted accepted -> of(claim, true, accepted.values(), null, null);
            case PeriodVerdict.Refused refused ->
                of(claim, false, null, Json.word(refused.fault()), refused.heap() < 0 ? null : refused.heap());
        };
    }

    private static PeriodVerdictRecord of(
            PeriodCertificate claim,
            boolean accepted,
            @Nullable Long values,
            @Nullable String fault,
            @Nullable Long at) {
        return new PeriodVerdictRecord(
                claim.rules(), claim.preperiod(), claim.period(), claim.saltus(), accepted, values, fault, at);
    }
}
