package org.grundy.render.certificate.verdict;

import org.grundy.evidence.NimberCertificate;
import org.grundy.proof.NimberVerdict;
import org.grundy.render.json.Json;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// What the checker says of the certificate of a position of a board.
///
/// @param expression the position of which it speaks
/// @param move the number of the winning move that is claimed; left out where the nimber is
/// @param nimber that is claimed; left out where a winning move is
/// @param accepted whether the claim is proved by it
/// @param pieces on how many it rests; left out where it is refused
/// @param fault what is wrong, in lower case; left out where it is accepted
/// @param claim at which claim it is wrong, from 0; left out where it is at none
@OmittedIfNull
public record NimberVerdictRecord(
        String expression,
        @Nullable Integer move,
        @Nullable Integer nimber,
        boolean accepted,
        @Nullable Integer pieces,
        @Nullable String fault,
        @Nullable Integer claim) {
    /// What a verdict says, whatever it is about; the parts that a verdict of the other kind has are null.
    record Parts(
            boolean accepted,
            @Nullable Integer pieces,
            @Nullable String fault,
            @Nullable Integer claim) {
        static Parts of(NimberVerdict verdict) {
            return switch (verdict) {
                case NimberVerdict.Accepted accepted -> new Parts(true, accepted.pieces(), null, null);
                case NimberVerdict.Refused refused ->
                    new Parts(false, null, Json.word(refused.fault()), refused.claim() < 0 ? null : refused.claim());
            };
        }
    }

    /// The record of a ruling on a claim.
    public static NimberVerdictRecord of(NimberCertificate certificate, NimberVerdict verdict) {
        Parts parts = Parts.of(verdict);
        return new NimberVerdictRecord(
                certificate.expression(),
                certificate.move() == 0 ? null : certificate.move(),
                certificate.move() == 0 ? certificate.nimber() : null,
                parts.accepted(),
                parts.pieces(),
                parts.fault(),
                parts.claim());
    }
}
