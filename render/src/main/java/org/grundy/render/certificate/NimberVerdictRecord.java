package org.grundy.render.certificate;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Locale;
import org.grundy.evidence.NimberCertificate;
import org.grundy.proof.NimberVerdict;
import org.jspecify.annotations.Nullable;

/// What the checker says of the certificate of a position of a board.
///
/// @param move the number of the winning move that is claimed; left out where the nimber is
/// @param nimber that is claimed; left out where a winning move is
/// @param accepted whether the claim is proved by it
/// @param pieces on how many it rests; left out where it is refused
/// @param fault what is wrong, in lower case; left out where it is accepted
/// @param claim at which claim it is wrong, from 0; left out where it is at none
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NimberVerdictRecord(
        @Nullable Integer move,
        @Nullable Integer nimber,
        boolean accepted,
        @Nullable Integer pieces,
        @Nullable String fault,
        @Nullable Integer claim) {
    /// The record of a ruling on a claim.
    public static NimberVerdictRecord of(NimberCertificate certificate, NimberVerdict verdict) {
        Integer move = certificate.move() == 0 ? null : certificate.move();
        Integer nimber = certificate.move() == 0 ? certificate.nimber() : null;
        return switch (verdict) {
            case NimberVerdict.Accepted accepted ->
                new NimberVerdictRecord(move, nimber, true, accepted.pieces(), null, null);
            case NimberVerdict.Refused refused ->
                new NimberVerdictRecord(
                        move,
                        nimber,
                        false,
                        null,
                        refused.fault().name().toLowerCase(Locale.ROOT),
                        refused.claim() < 0 ? null : refused.claim());
        };
    }
}
