package org.grundy.render.certificate.verdict;

import java.util.stream.Collectors;
import org.grundy.evidence.SumCertificate;
import org.grundy.evidence.SumCertificate.Part;
import org.grundy.proof.SumChecker;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// What the checker says of the certificate of a sum.
///
/// @param expression the sum of which it speaks
/// @param components how many the sum has
/// @param move the number of the winning move that is claimed, in its component; left out where the value is claimed
/// @param inComponent of which component, from 0; left out with the move
/// @param grundy the value that is claimed; left out where a winning move is
/// @param accepted whether the claim is proved by it
/// @param pieces on how many it rests; left out where it is refused
/// @param component at which component it is wrong, from 0; left out where it is at none
/// @param fault what is wrong, in lower case; left out where it is accepted
/// @param claim at which claim it is wrong, from 0; left out where it is at none
@OmittedIfNull
public record SumVerdictRecord(
        String expression,
        int components,
        @Nullable Integer move,
        @Nullable Integer inComponent,
        @Nullable Integer grundy,
        boolean accepted,
        @Nullable Integer pieces,
        @Nullable Integer component,
        @Nullable String fault,
        @Nullable Integer claim) {
    /// The record of a ruling.
    public static SumVerdictRecord of(SumCertificate certificate, SumChecker.Ruling ruling) {
        NimberVerdictRecord.Parts verdict = NimberVerdictRecord.Parts.of(ruling.verdict());
        int moved = moved(certificate);
        return new SumVerdictRecord(
                certificate.parts().stream().map(Part::expression).collect(Collectors.joining(" + ")),
                certificate.parts().size(),
                moved < 0 ? null : certificate.parts().get(moved).move(),
                moved < 0 ? null : moved,
                moved < 0 ? value(certificate) : null,
                verdict.accepted(),
                verdict.pieces(),
                ruling.part() < 0 ? null : ruling.part(),
                verdict.fault(),
                verdict.claim());
    }

    /// The place of the first component in which a move is claimed to win, or -1.
    static int moved(SumCertificate certificate) {
        for (int place = 0; place < certificate.parts().size(); place++) {
            if (certificate.parts().get(place).move() > 0) {
                return place;
            }
        }
        return -1;
    }

    /// The nim sum of the nimbers that are claimed.
    static int value(SumCertificate certificate) {
        return certificate.parts().stream().mapToInt(Part::nimber).reduce(0, (a, b) -> a ^ b);
    }
}
